import { schedules } from '../../../domain/operations/schedules';
import type { ScheduleState } from '../../../frontend/src/features/operations/operationsQuery';
import { scheduleRows } from '../../../frontend/src/features/operations/scheduleRows';

const run = (name: string, change: object = {}) =>
  ({
    name,
    started_at: '2026-11-24T10:00:00Z',
    finished_at: '2026-11-24T10:00:05Z',
    outcome: 'done',
    failures: '0',
    ...change,
  }) as unknown as ScheduleState;
const nowMs = Date.parse('2026-11-24T10:01:30Z');

const rowOf = (states: readonly ScheduleState[], name: string) =>
  scheduleRows(states, nowMs).find((row) => row.name === name);

test('every schedule has a row, also one that never ran', () => {
  expect(scheduleRows([], nowMs).map(({ name }) => name)).toEqual(schedules.map(({ name }) => name));
  expect(rowOf([], 'seal-audit')).toMatchObject({ runNames: [], failures: 0, isFailing: false });
  expect(rowOf([], 'seal-audit')).toHaveProperty('last', undefined);
  expect(rowOf([], 'seal-audit')).toHaveProperty('due', undefined);
});

test('the runs of several logins make one row: the last to end, the last to start, all failures', () => {
  const first = run('sync-provider house', { failures: '2' });
  const second = run('sync-provider own', {
    started_at: '2026-11-24T10:01:00Z',
    finished_at: '2026-11-24T10:00:04Z',
    failures: '1',
  });
  const third = run('sync-provider new', { started_at: '2026-11-24T09:00:00Z', finished_at: null });
  expect(rowOf([second, first, third, run('seal-audit')], 'sync-provider')).toMatchObject({
    runNames: ['sync-provider own', 'sync-provider house', 'sync-provider new'],
    last: first,
    due: { dueAtMs: Date.parse('2026-11-24T10:02:00Z'), isLate: false },
    failures: 3,
    isFailing: false,
  });
});

test.each([
  ['failed', true],
  ['abandoned', true],
  ['done', false],
  ['running', false],
])('a schedule with a run that is %s', (outcome, isFailing) => {
  expect(rowOf([run('seal-audit', { outcome }), run('seal-audit')], 'seal-audit')).toMatchObject({ isFailing });
});
