/** A task that is asked for more often than it should run. */
export interface PacedTask {
  /** Requests a run. Requests before it starts are merged; a request during a run causes one more run. */
  readonly wake: () => void;
  /** Prevents further runs. */
  readonly stop: () => void;
}

/** Runs `task` when woken, never twice at a time, its starts at least `gapMs` apart. `task` must not reject. */
export function pacedTask(task: () => Promise<void>, gapMs: number): PacedTask {
  let earliest = 0;
  let isRunning = false;
  let isDue = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const takeDue = (): boolean => {
    const wasDue = isDue;
    isDue = false;
    return wasDue;
  };
  const run = async (): Promise<void> => {
    timer = undefined;
    earliest = performance.now() + gapMs;
    isRunning = true;
    await task();
    isRunning = false;
    if (takeDue()) wake();
  };
  const wake = (): void => {
    if (isRunning) isDue = true;
    else if (!isStopped) timer ??= setTimeout(() => void run(), Math.max(0, earliest - performance.now()));
  };
  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
