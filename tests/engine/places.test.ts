import { maxBesideMs, maxRunningPerUser, Places } from '../../hasura/engine/transport/places';

/** Places whose clock the test moves, and requests that run until they are ended. */
function placesOfOne(): {
  tick: (ms: number) => void;
  ask: (count: number) => void;
  running: () => number;
  end: () => Promise<void>;
} {
  let now = 0;
  const ends: (() => void)[] = [];
  const places = new Places(
    10,
    () => new Error('too many'),
    () => now,
  );
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    tick: (ms) => (now += ms),
    ask: (count) => {
      for (let at = 0; at < count; at += 1) void places.run(() => new Promise<void>((resolve) => ends.push(resolve)));
    },
    running: () => ends.length,
    end: async () => {
      await settle();
      ends.splice(0).forEach((end) => end());
      await settle();
    },
  };
}

describe('the places of one user', () => {
  it('are three until their requests have run for long, then one until that is made up for', async () => {
    const user = placesOfOne();
    user.tick(100 * maxBesideMs);
    user.ask(5);
    await new Promise(setImmediate);
    expect(user.running()).toBe(maxRunningPerUser);
    user.tick(maxBesideMs);
    await user.end();
    expect(user.running()).toBe(1);
    await user.end();
    expect(user.running()).toBe(1);
    await user.end();
    user.tick(2 * maxBesideMs + 1);
    user.ask(5);
    await new Promise(setImmediate);
    expect(user.running()).toBe(maxRunningPerUser);
  });

  it('stay three after one request that ran for long, and after many that ran one after another', async () => {
    const user = placesOfOne();
    for (let round = 0; round < 10; round += 1) {
      user.ask(1);
      user.tick(5 * maxBesideMs);
      await user.end();
    }
    user.ask(5);
    await new Promise(setImmediate);
    expect(user.running()).toBe(maxRunningPerUser);
  });
});
