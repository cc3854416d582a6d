/** Starts the worker that reads files, so that a large one does not hold up the page. */
export const startFileWorker = (): Worker =>
  new Worker(new URL('./fileWorker.ts', import.meta.url), { type: 'module' });
