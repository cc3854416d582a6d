/** The shortest time between two searches while the user types, in ms (specification section 9). */
export const searchThrottleMs = 200;

/** How long after the pointer enters a tooltip opens, and how long after it leaves it closes, in ms (specification section 9). */
export const tooltipDelayMs = { open: 500, close: 0 } as const;

/** How long a panel's content stays mounted after it is closed, in ms (specification section 9). */
export const panelCloseMs = 500;

/** How long a load takes before a skeleton shows, and how long a skeleton shows at least, in ms. */
export const skeletonMs = { after: 150, atLeast: 300 } as const;

/** How long a page has for itself before what its next step needs is fetched, in ms. */
export const settledMs = 2000;

/** How long the first page has the network to itself, in ms: what only later pages need is fetched after it. */
export const firstPageMs = 10_000;

/** How often counts are refetched besides their live queries, in ms (specification section 9). */
export const pollEveryMs = 60_000;
