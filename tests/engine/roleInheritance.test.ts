import { orderRoles, withHeirs } from '../../hasura/engine/model/inheritedRoles';

const role = (role_name: string, ...role_set: string[]) => ({ role_name, role_set });
const names = (...roles: ReturnType<typeof role>[]): string[] => orderRoles(roles).map(({ name }) => name);

it.each([
  ['in the order of the metadata', [role('a', 'x'), role('b', 'y')], ['a', 'b']],
  [
    'after the inherited roles among their parents',
    [role('a', 'b'), role('b', 'c', 'x'), role('c', 'x')],
    ['c', 'b', 'a'],
  ],
  ['once, however many inherit them', [role('a', 'c'), role('b', 'c'), role('c', 'x')], ['c', 'a', 'b']],
])('inherited roles come %s', (_rule, roles, expected) => {
  expect(names(...roles)).toEqual(expected);
});

it('are none where the metadata names none', () => {
  expect(orderRoles(undefined)).toEqual([]);
});

it.each([
  [[role('a', 'a')], '["a","a"]'],
  [[role('a', 'b'), role('b', 'a')], '["a","b","a"]'],
  [[role('x', 'a'), role('a', 'b'), role('b', 'c'), role('c', 'a')], '["a","b","c","a"]'],
])('refuse %j, in which a role inherits itself', (roles, cycle) => {
  expect(() => orderRoles(roles)).toThrow(
    expect.objectContaining({
      code: 'cyclic-dependency',
      message: `found cycle(s) in roles: ${cycle}`,
      path: '$.args',
    }),
  );
});

it('give to heirs what any parent may do, and to nobody else', () => {
  const inherited = orderRoles([role('top', 'middle', 'z'), role('middle', 'a', 'b'), role('other', 'c')]);
  expect([...withHeirs(inherited, ['a'])].sort()).toEqual(['a', 'middle', 'top']);
  expect([...withHeirs(inherited, ['z'])].sort()).toEqual(['top', 'z']);
  expect([...withHeirs(inherited, [])]).toEqual([]);
});
