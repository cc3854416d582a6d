/** How often a search follows the typing, in ms (specification section 9). */
export const searchThrottleMs = 200;

/** How long a pointer rests before a tooltip opens, and how long it stays after, in ms (specification section 9). */
export const tooltipDelayMs = { open: 500, close: 0 } as const;

/** How long a panel takes to be gone once it is closed, in ms (specification section 9). */
export const panelCloseMs = 500;

/** A wait shorter than the first shows nothing; a skeleton that shows stays at least as long as the second, in ms. */
export const skeletonMs = { after: 150, atLeast: 300 } as const;
