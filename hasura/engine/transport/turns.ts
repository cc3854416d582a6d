/** Runs a task when those before it have ended, however they ended. */
export type TakeTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue whose tasks run one after another, in the order in which they come. */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}
