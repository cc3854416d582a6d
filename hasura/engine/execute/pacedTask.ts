/** A task that is asked for more often than it should run. */
export interface PacedTask {
  /** Runs the task soon. Calls before it starts are one; a call while it runs makes it run once more. */
  readonly wake: () => void;
  /** No run starts any more. */
  readonly stop: () => void;
}

/** Runs `task` when woken, never twice at a time, its starts at least `gapMs` apart. `task` must not reject. */
export function pacedTask(task: () => Promise<void>, gapMs: number): PacedTask {
  let earliest = 0;
  let isRunning = false;
  let isDue = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    timer = undefined;
    earliest = performance.now() + gapMs;
    isDue = false;
    isRunning = true;
    await task();
    isRunning = false;
    if (isDue) wake();
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
