import { turnsWithin } from '../../../../actions/runtime/turns';

const limits = { running: 1, waiting: 2, ofUser: 2, waitMs: 600_000 };

/** Work that ends when it is told to. */
function openWork() {
  const work = { begun: false, end: (() => undefined) as (error?: Error) => void };
  const run = () => {
    work.begun = true;
    return new Promise<string>((done, fail) => {
      work.end = (error) => (error ? fail(error) : done('done'));
    });
  };
  return { work, run };
}

const settled = () => new Promise((done) => setImmediate(done));

test('work waits for its turn, in the order in which it came', async () => {
  const turn = turnsWithin(limits);
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const answers = Promise.allSettled([turn('ann', first.run), turn('ben', second.run), turn('cem', third.run)]);
  await settled();
  expect([first.work.begun, second.work.begun, third.work.begun]).toEqual([true, false, false]);
  first.work.end();
  await settled();
  expect([second.work.begun, third.work.begun]).toEqual([true, false]);
  second.work.end(new Error('broken'));
  await settled();
  expect(third.work.begun).toBe(true);
  third.work.end();
  expect(await answers).toMatchObject([{ value: 'done' }, { reason: { message: 'broken' } }, { value: 'done' }]);
});

test('a user has two at once, of those that run and wait, and others are not held up by that', async () => {
  const turn = turnsWithin(limits);
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const own = [turn('ann', first.run), turn('ann', second.run)];
  await expect(turn('ann', third.run)).rejects.toMatchObject({ code: 'too_many_files', field: 'content' });
  const other = turn('ben', third.run);
  first.work.end();
  await settled();
  second.work.end();
  await settled();
  third.work.end();
  expect(await Promise.all([...own, other])).toEqual(['done', 'done', 'done']);
  const again = openWork();
  const once = turn('ann', again.run);
  await settled();
  again.work.end();
  expect(await once).toBe('done');
});

test('a few wait, and the next is refused at once', async () => {
  const turn = turnsWithin(limits);
  const works = [openWork(), openWork(), openWork()];
  const taken = works.map(({ run }, index) => turn(`user ${index}`, run));
  await expect(turn('late', openWork().run)).rejects.toMatchObject({ code: 'file_readers_busy' });
  for (const { work } of works) {
    await settled();
    work.end();
  }
  expect(await Promise.all(taken)).toHaveLength(3);
});

test('what waits too long is refused, and its place is free again', async () => {
  const turn = turnsWithin({ ...limits, waiting: 1, ofUser: 1, waitMs: 1 });
  const first = openWork();
  const running = turn('ann', first.run);
  const late = openWork();
  await expect(turn('ben', late.run)).rejects.toMatchObject({ code: 'file_readers_busy' });
  await expect(turn('cem', late.run)).rejects.toMatchObject({ code: 'file_readers_busy' });
  first.work.end();
  expect(await running).toBe('done');
  expect(late.work.begun).toBe(false);
  const next = openWork();
  const answer = turn('ben', next.run);
  await settled();
  next.work.end();
  expect(await answer).toBe('done');
});

test('as much work runs at once as may, also after some has ended', async () => {
  const turn = turnsWithin({ ...limits, running: 2, waiting: 3 });
  const works = Array.from({ length: 5 }, openWork);
  const answers = works.map(({ run }, index) => turn(`user ${index}`, run));
  const begun = () => works.filter(({ work }) => work.begun).length;
  for (let ended = 0; ended < 5; ended += 1) {
    await settled();
    expect(begun()).toBe(Math.min(5, ended + 2));
    works[ended]!.work.end();
  }
  await Promise.all(answers);
  const [one, other, third] = [openWork(), openWork(), openWork()];
  const later = [turn('ann', one.run), turn('ben', other.run), turn('cem', third.run)];
  await settled();
  expect([one.work.begun, other.work.begun, third.work.begun]).toEqual([true, true, false]);
  one.work.end();
  other.work.end();
  await settled();
  third.work.end();
  await Promise.all(later);
});

describe('by the clock', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('work waits as long as it may, and no longer', async () => {
    const turn = turnsWithin(limits);
    const first = openWork();
    const running = turn('ann', first.run);
    const refused = jest.fn();
    const waiting = turn('ben', openWork().run).catch(refused);
    await settled();
    jest.advanceTimersByTime(limits.waitMs - 1);
    await settled();
    expect(refused).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await waiting;
    expect(refused).toHaveBeenCalledWith(expect.objectContaining({ code: 'file_readers_busy', field: 'content' }));
    first.work.end();
    await running;
  });

  test('work that ran long after it had waited takes no place from work that waits now', async () => {
    const turn = turnsWithin(limits);
    const [first, second, third] = [openWork(), openWork(), openWork()];
    const answers = [turn('ann', first.run), turn('ben', second.run)];
    await settled();
    first.work.end();
    await settled();
    jest.advanceTimersByTime(limits.waitMs / 2);
    answers.push(turn('cem', third.run));
    jest.advanceTimersByTime(limits.waitMs / 2);
    second.work.end();
    await settled();
    expect(third.work.begun).toBe(true);
    third.work.end();
    expect(await Promise.all(answers)).toHaveLength(3);
  });
});
