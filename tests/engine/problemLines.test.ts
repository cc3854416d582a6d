import { problemLines } from '../../hasura/engine/metadata/problemLines';

const trigger = (name: string) => ({ type: 'event_trigger', name, reason: 'event triggers are not run' });
const table = { type: 'table', name: 'pets', reason: 'no such table/view exists in source: "pets"' };

test('problems of one type and reason are one line; any other has its own, with all that is known', () => {
  const other = { ...table, name: 'toys', reason: 'no such table/view exists in source: "toys"' };
  expect(problemLines([trigger('a'), table, trigger('b'), other])).toEqual([
    { kind: 'event_trigger', reason: 'event triggers are not run', names: ['a', 'b'] },
    { problem: table },
    { problem: other },
  ]);
  expect(problemLines([trigger('a')])).toEqual([{ problem: trigger('a') }]);
  expect(problemLines([])).toEqual([]);
});
