import { checkAnswer, relatedParents, writeAnswer } from '../../hasura/engine/execute/actionOutput';
import type { Json } from '../../hasura/engine/json';
import type { CustomOutputNode, CustomOutputType } from '../../hasura/engine/plan/nodes';

const leaf = (scalar: string): CustomOutputType => ({ kind: 'leaf', scalar });
const nonNull = (of: CustomOutputType): CustomOutputType => ({ kind: 'nonNull', of });
const list = (of: CustomOutputType): CustomOutputType => ({ kind: 'list', of });
const field = (key: string, type: CustomOutputType, name = key): CustomOutputNode => ({
  kind: 'field',
  name,
  key,
  type,
});
const object = (typeName: string, ...fields: CustomOutputNode[]): CustomOutputType => ({
  kind: 'object',
  typeName,
  fields,
});

const partType = object('Part', field('id', nonNull(leaf('Int'))), field('note', leaf('String')));

describe('the answer of a handler', () => {
  it.each<[CustomOutputType, Json]>([
    [leaf('Int'), 5],
    [leaf('Int'), null],
    [leaf('Float'), 1.5],
    [leaf('Float'), 1],
    [leaf('String'), ''],
    [leaf('Boolean'), false],
    [leaf('ID'), 'a'],
    [leaf('ID'), 1],
    [leaf('Anything'), { a: [1] }],
    [leaf('Anything'), 'text'],
    [list(leaf('Int')), []],
    [list(leaf('Int')), [1, null]],
    [list(nonNull(leaf('Int'))), null],
    [partType, { id: 1 }],
    [partType, { id: 1, note: null, more: true }],
    [list(partType), [{ id: 1 }, null]],
  ])('may be, for %j, %j', (type, value) => {
    expect(() => checkAnswer(type, value)).not.toThrow();
  });

  it.each<[CustomOutputType, Json, string]>([
    [leaf('Int'), 1.5, 'got scalar Number for the action webhook response, expecting Int'],
    [leaf('Int'), '1', 'got scalar String for the action webhook response, expecting Int'],
    [leaf('Float'), '1', 'got scalar String for the action webhook response, expecting Float'],
    [leaf('String'), 1, 'got scalar Number for the action webhook response, expecting String'],
    [leaf('String'), ['a'], 'got array for the action webhook response, expecting String'],
    [leaf('Boolean'), 0, 'got scalar Number for the action webhook response, expecting Boolean'],
    [leaf('ID'), true, 'got scalar Boolean for the action webhook response, expecting ID'],
    [leaf('String'), {}, 'got object for the action webhook response, expecting String'],
    [nonNull(leaf('Anything')), null, 'got null for the action webhook response'],
    [list(leaf('Int')), 1, 'expecting array for the action webhook response'],
    [list(nonNull(leaf('Int'))), [1, null], 'got null for the action webhook response'],
    [partType, [{ id: 1 }], 'got array for the action webhook response, expecting Part'],
    [partType, 'text', 'got scalar String for the action webhook response, expecting Part'],
    [partType, {}, 'field "id" expected in webhook response, but not found'],
    [partType, { id: null }, 'expecting not null value for field "id"'],
    [partType, { id: 'x' }, 'got scalar String for field "id", expecting Int'],
    [partType, { id: 1, note: 5 }, 'got scalar Number for field "note", expecting String'],
    [list(partType), [{ id: 1 }, {}], 'field "id" expected in webhook response, but not found'],
    [object('Whole', field('parts', list(partType))), { parts: {} }, 'expecting array for field "parts"'],
    [
      object('Whole', field('parts', list(nonNull(partType)))),
      { parts: [null] },
      'expecting not null value for field "parts"',
    ],
    [object('Whole', field('part', partType)), { part: 1 }, 'got scalar Number for field "part", expecting Part'],
  ])('may not be, for %j, %j', (type, value, message) => {
    expect(() => checkAnswer(type, value)).toThrow(expect.objectContaining({ code: 'unexpected', message }));
  });
});

describe('what the client gets of it', () => {
  const written = (type: CustomOutputType, value: Json): unknown => JSON.parse(writeAnswer(type, value, new Map()));

  it.each<[CustomOutputType, Json, unknown]>([
    [partType, { id: 1, note: 'n', more: true }, { id: 1, note: 'n' }],
    [partType, { id: 1 }, { id: 1, note: null }],
    [nonNull(list(partType)), [{ id: 1, note: 'a' }, null], [{ id: 1, note: 'a' }, null]],
    [object('Whole', field('part', partType)), {}, {}],
    [object('Whole', field('parts', list(nonNull(partType)))), {}, {}],
    [object('Whole', field('part', partType)), { part: null }, { part: null }],
    [object('Whole', field('a', leaf('Int'), 'x'), field('a', leaf('Int'), 'y')), { a: 1 }, { x: 1, y: 1 }],
    [leaf('Anything'), { deep: ['kept'] }, { deep: ['kept'] }],
  ])('for %j, %j', (type, value, expected) => {
    expect(written(type, value)).toEqual(expected);
  });

  it('comes in the order of the selection, with type names', () => {
    const type = object(
      'Part',
      field('note', leaf('String')),
      { kind: 'typename', name: 't', value: 'Part' },
      field('id', leaf('Int')),
    );
    expect(writeAnswer(type, { id: 1, note: 'n' }, new Map())).toBe('{"note":"n","t":"Part","id":1}');
  });
});

it('finds the objects on which a relationship hangs, in the order of the answer', () => {
  const related = { kind: 'related', name: 'ledger' } as CustomOutputNode;
  const part = object('Part', related, field('id', leaf('Int')));
  const whole = object('Whole', field('one', part), field('many', nonNull(list(nonNull(part)))), field('none', part));
  const value = { one: { id: 1 }, many: [{ id: 2 }, { id: 3 }], none: null };
  expect([...relatedParents(whole, value)]).toEqual([[related, [{ id: 1 }, { id: 2 }, { id: 3 }]]]);
});
