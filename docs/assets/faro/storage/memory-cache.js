/** The cache in which a browser keeps what the engine's memory held when it had started; *remove* empties it too. */
export const MEMORY = "faro-memory";
