/** What is shown, written behind the # of the address, so that it can be kept and sent. */

/**
 * Writes for as long as the page is the one that asked for it. The theme puts the address of the next page in place before
 * the page itself: what is fetched meanwhile must not be written there.
 * @returns {(hash: string) => void}
 */
export function addressOfPage() {
  const { pathname } = location;
  return (hash) => {
    if (location.pathname === pathname) history.replaceState(history.state, "", hash);
  };
}
