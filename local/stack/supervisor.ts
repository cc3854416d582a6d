import type { PartProcess } from '../../tools/processes/child';

const maxEnds = 3;

const windowMs = 60_000;

/** Whether a part has ended three times within a minute. @param ends the moments, oldest first, in milliseconds */
export function hasEndedTooOften(ends: readonly number[]): boolean {
  const last = ends.at(-1);
  const first = ends.at(-maxEnds);
  return last !== undefined && first !== undefined && last - first <= windowMs;
}

/** A part that runs as a process of its own, and how it is started. A start after the first takes the same ports. */
export interface PartPlan {
  readonly name: string;
  readonly start: () => Promise<PartProcess>;
  /** Whether the part ended for a reason that another start would not mend. */
  readonly isFinal?: (reason: string) => boolean;
}

/** What a supervisor reports to. */
export interface Watch {
  /** Receives a line for the user. */
  readonly say: (line: string) => void;
  /** Called once, when a part ended too often. */
  readonly giveUp: (reason: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/** A watch over all parts, and the reason once it gave up. */
export function createWatch(say: (line: string) => void): { readonly watch: Watch; readonly failed: Promise<string> } {
  let giveUp: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (giveUp = resolve));
  return { watch: { say, giveUp, now: Date.now }, failed };
}

/** A part that is started again when it ends. */
export interface SupervisedPart {
  readonly restarts: () => number;
  /** Ends the process and starts another. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a part and starts it again at once whenever its process ends, until it has ended three times within a minute or for a reason
 * that is final.
 * @throws Error when the first start fails
 */
export async function supervise(plan: PartPlan, watch: Watch): Promise<SupervisedPart> {
  const ends: number[] = [];
  let starting = plan.start();
  let wanted: 'running' | 'replaced' | 'stopped' = 'running';
  let restarts = 0;
  await starting;

  const endReason = () =>
    starting.then(
      (process) => process.ended,
      (error: Error) => error.message,
    );
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      const reason = await endReason();
      if (wanted === 'stopped') return;
      if (wanted === 'running') {
        if (plan.isFinal?.(reason)) return watch.giveUp(`${plan.name} has given up.`);
        ends.push(watch.now());
        if (hasEndedTooOften(ends)) {
          return watch.giveUp(`${plan.name} ended three times within a minute, at last with: ${reason}.`);
        }
        watch.say(`${plan.name} ended (${reason}). Starting again …`);
      }
      wanted = 'running';
      restarts += 1;
      starting = plan.start();
      await starting.then(
        () => watch.say(`${plan.name} started again.`),
        () => undefined,
      );
    }
  };
  const watching = keepRunning();
  const end = async (next: 'replaced' | 'stopped'): Promise<void> => {
    wanted = next;
    const process = await starting.catch(() => undefined);
    await process?.stop();
  };
  return {
    restarts: () => restarts,
    restart: () => end('replaced'),
    stop: async () => {
      await end('stopped');
      await watching;
    },
  };
}
