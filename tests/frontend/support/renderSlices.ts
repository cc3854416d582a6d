/** React's own package, which has no types. */
const { unstable_forceFrameRate: forceFrameRate } = jest.requireActual<{
  unstable_forceFrameRate: (perSecond: number) => void;
}>('scheduler');

/**
 * Renders without a pause of up to a second. In slices of five milliseconds, as in a browser, tests look at the whole page between two slices,
 * and what is rendered last, such as a part that was loaded late, waits on a busy machine until the test gives up.
 */
export const renderWithoutPause = (): void => forceFrameRate(1);

/** Renders in slices, as in a browser. */
export const renderInSlices = (): void => forceFrameRate(0);
