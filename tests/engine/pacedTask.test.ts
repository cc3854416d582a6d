import { setImmediate as nextTurn } from 'node:timers/promises';
import { pacedTask } from '../../hasura/engine/execute/pacedTask';

/** A task whose runs the test ends. */
function heldTask() {
  const ends: (() => void)[] = [];
  const started: (() => void)[] = [];
  let runs = 0;
  return {
    run: (): Promise<void> => {
      runs += 1;
      started.shift()?.();
      return new Promise((resolve) => ends.push(resolve));
    },
    /** Resolves when the next run has started. */
    next: (): Promise<void> => new Promise((resolve) => started.push(resolve)),
    end: (): void => ends.shift()?.(),
    runs: (): number => runs,
  };
}

it('runs once for a burst of requests, and once more for requests during the run', async () => {
  const task = heldTask();
  const paced = pacedTask(task.run, 1);
  const first = task.next();
  for (let n = 0; n < 5; n++) paced.wake();
  await first;
  for (let n = 0; n < 5; n++) paced.wake();
  expect(task.runs()).toBe(1);
  const second = task.next();
  task.end();
  await second;
  task.end();
  await nextTurn();
  expect(task.runs()).toBe(2);
});

it('starts no run after it was stopped', async () => {
  const task = heldTask();
  const paced = pacedTask(task.run, 1);
  const first = task.next();
  paced.wake();
  await first;
  paced.wake();
  paced.stop();
  task.end();
  await nextTurn();
  paced.wake();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(task.runs()).toBe(1);
});
