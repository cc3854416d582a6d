import { RuleError } from '../../domain/errors';

/** How much work goes on at once. */
export interface TurnLimits {
  readonly running: number;
  readonly waiting: number;
  /** Of one user, running and waiting. */
  readonly ofUser: number;
  /** How long work waits for its turn. */
  readonly waitMs: number;
}

/** Does work when it is its turn. @throws RuleError too_many_files, file_readers_busy, and what the work throws */
export type Turns = <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>;

/** Work takes turns in the order in which it came; beyond the limits it is refused at once. */
export function turnsWithin({ running, waiting, ofUser, waitMs }: TurnLimits): Turns {
  const users: string[] = [];
  const queue: (() => void)[] = [];
  let free = running;

  const takeTurn = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw new RuleError('file_readers_busy', 'content');
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        fail(new RuleError('file_readers_busy', 'content'));
      }, waitMs);
      const begin = () => {
        clearTimeout(timer);
        done();
      };
      queue.push(begin);
    });
  };
  const passTurnOn = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };

  return async (userId, work) => {
    if (users.filter((user) => user === userId).length >= ofUser) throw new RuleError('too_many_files', 'content');
    users.push(userId);
    try {
      await takeTurn();
      try {
        return await work();
      } finally {
        passTurnOn();
      }
    } finally {
      users.splice(users.indexOf(userId), 1);
    }
  };
}
