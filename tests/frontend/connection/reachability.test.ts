import { Reachability, retryDelay } from '../../../frontend/src/app/connection/Reachability';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that answers, or does not. */
function serverThat(answers: boolean) {
  const server = { answers, questions: 0 };
  const ask = async () => {
    server.questions += 1;
    return server.answers;
  };
  const reachability = new Reachability(ask, () => 0);
  const states: string[] = [];
  reachability.subscribe(() => states.push(reachability.getState()));
  return { server, reachability, states };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test.each([
  [0, 0, 1000],
  [0, 1, 500],
  [1, 0, 2000],
  [4, 0, 16_000],
  [5, 0, 30_000],
  [500, 0, 30_000],
  [500, 1, 15_000],
])('attempt %i with chance %d waits %i ms', (attempt, random, ms) => {
  expect(retryDelay(attempt, random)).toBe(ms);
});

test('one call without an answer is no outage when the server answers a moment later', async () => {
  const { server, reachability, states } = serverThat(true);
  reachability.doubt();
  reachability.doubt();
  await pass(60_000);
  expect(server.questions).toBe(1);
  expect(states).toEqual([]);
});

test('an answer to another call ends the doubt before the server is asked', async () => {
  const { server, reachability } = serverThat(false);
  reachability.doubt();
  reachability.confirm();
  await pass(60_000);
  expect(server.questions).toBe(0);
  expect(reachability.getState()).toBe('reached');
});

test('a lost server is asked more and more rarely until it answers', async () => {
  const { server, reachability, states } = serverThat(false);
  reachability.doubt();
  expect(states).toEqual([]);
  await pass(1000);
  expect(states).toEqual(['lost']);
  await pass(1999);
  expect(server.questions).toBe(1);
  await pass(1);
  expect(server.questions).toBe(2);
  server.answers = true;
  await pass(4000);
  expect(states).toEqual(['lost', 'regained']);
  await pass(60_000);
  expect(server.questions).toBe(3);
});

test('a network that is back is tried at once, and counts even if an older question was in vain', async () => {
  const { server, reachability, states } = serverThat(false);
  reachability.askNow();
  await pass(0);
  expect(server.questions).toBe(0);
  reachability.doubt();
  await pass(1000);
  reachability.askNow();
  server.answers = true;
  reachability.askNow();
  await pass(0);
  expect(states).toEqual(['lost', 'regained']);
});

test('a stopped one asks no more', async () => {
  const { server, reachability } = serverThat(false);
  reachability.doubt();
  reachability.stop();
  await pass(60_000);
  expect(server.questions).toBe(0);
});

test('a socket waits for its delay, or until the server answers again', async () => {
  const { server, reachability } = serverThat(false);
  const ended: string[] = [];
  void reachability.pause(1).then(() => ended.push('delay'));
  await pass(1999);
  expect(ended).toEqual([]);
  await pass(1);
  expect(ended).toEqual(['delay']);
  void reachability.pause(9).then(() => ended.push('answer'));
  reachability.doubt();
  await pass(1000);
  expect(ended).toEqual(['delay']);
  server.answers = true;
  reachability.askNow();
  await pass(0);
  expect(ended).toEqual(['delay', 'answer']);
});
