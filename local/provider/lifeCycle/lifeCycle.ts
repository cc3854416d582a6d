import type { RunWork } from '../work';
import { moveWhatIsDue } from './dueMoves';

/** Moves everything that is due, one step at a time. */
export interface LifeCycle {
  /** One step for each record that is due. Resolves to how many moved. */
  readonly tick: () => Promise<number>;
  /** Ticks until nothing moves. */
  readonly runToRest: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** The maximum number of ticks in one run, far above what a year of activity needs. */
const maxTicks = 100_000;

/**
 * Starts the background tick.
 * @param tickMs milliseconds between ticks, so that a user watches a status move; 0 for none
 */
export function startLifeCycle(run: RunWork, tickMs: number, log: (entry: Record<string, unknown>) => void): LifeCycle {
  const tick = () => run((work) => moveWhatIsDue(work, false));
  let running: Promise<unknown> | undefined;
  const inBackground = () => {
    const report = (error: unknown) => log({ event: 'tick_failed', error: String(error) });
    // A tick is skipped while the previous one still runs.
    running ??= run((work) => moveWhatIsDue(work, true))
      .catch(report)
      .finally(() => (running = undefined));
  };
  const timer = tickMs > 0 ? setInterval(inBackground, tickMs) : undefined;
  return {
    tick,
    runToRest: async () => {
      let total = 0;
      for (let round = 0; round < maxTicks; round += 1) {
        const moved = await tick();
        if (moved === 0) break;
        total += moved;
      }
      return total;
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
