/**
 * Whether a key is for a sign that is being put together out of several: it chooses nothing. Safari says so of the Enter
 * that ends it by its number alone.
 * @param {{isComposing: boolean, keyCode: number}} event
 */
export const isComposed = ({ isComposing, keyCode }) => isComposing || keyCode === 229;
