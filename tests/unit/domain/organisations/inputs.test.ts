import { groupInputSchema } from '../../../../domain/organisations/groupInput';
import { organisationChangesSchema, organisationInputSchema } from '../../../../domain/organisations/organisationInput';
import { isOrderOf, rolesToClone } from '../../../../domain/organisations/roleInput';
import { ruleInputSchema } from '../../../../domain/organisations/ruleInput';

const id = (digit: number) => `3fa85f64-5717-4562-b3fc-${String(digit).repeat(12)}`;

/** The path of the first fault, or undefined for an input that is taken. */
async function faultOf(schema: { validate: (value: unknown, options: object) => Promise<unknown> }, input: object) {
  try {
    await schema.validate(input, { strict: true });
    return undefined;
  } catch (error) {
    return (error as { path?: string }).path;
  }
}

const organisation = {
  name: 'Nordics AB',
  api_key: 'k',
  tcc_login_id: 'nordics',
  tcc_contact_id: id(1),
  authorisation_currency: 'SEK',
  enable_dip: true,
};

test.each([
  [{}, undefined],
  [{ name: undefined }, 'name'],
  [{ name: ' Nordics' }, 'name'],
  [{ name: 'a'.repeat(121) }, 'name'],
  [{ api_key: undefined }, 'api_key'],
  [{ api_key: 'two words' }, 'api_key'],
  [{ tcc_login_id: undefined }, 'tcc_login_id'],
  [{ tcc_contact_id: 'x' }, 'tcc_contact_id'],
  [{ authorisation_currency: undefined }, 'authorisation_currency'],
  [{ authorisation_currency: 'sek' }, 'authorisation_currency'],
  [{ enable_dip: undefined }, 'enable_dip'],
  [{ idle_limit_minutes: 10 }, ''],
])('an organisation to create, with %p', async (change, path) => {
  expect(await faultOf(organisationInputSchema, { ...organisation, ...change })).toBe(path);
});

test.each([
  [{}, undefined],
  [{ idle_limit_minutes: 5 }, undefined],
  [{ idle_limit_minutes: 55 }, undefined],
  [{ idle_limit_minutes: 4 }, 'idle_limit_minutes'],
  [{ idle_limit_minutes: 56 }, 'idle_limit_minutes'],
  [{ idle_limit_minutes: 5.5 }, 'idle_limit_minutes'],
  [{ name: '' }, 'name'],
  [{ api_key: '' }, 'api_key'],
  [{ tcc_login_id: '' }, 'tcc_login_id'],
  [{ authorisation_currency: 'EUR' }, ''],
])('changes of an organisation: %p', async (changes, path) => {
  expect(await faultOf(organisationChangesSchema, changes)).toBe(path);
});

const rule = {
  thresholdAbove: 0,
  canAuthoriseOwnPayments: false,
  paymentCreatorCanSatisfyRule: true,
  roles: [
    { roleId: id(1), numberRequired: 1 },
    { roleId: id(2), numberRequired: 20 },
  ],
};

test.each([
  [{}, undefined],
  [{ thresholdAbove: 0.5 }, 'thresholdAbove'],
  [{ thresholdAbove: -1 }, 'thresholdAbove'],
  [{ thresholdAbove: 2_000_000_001 }, 'thresholdAbove'],
  [{ roles: [] }, 'roles'],
  [{ roles: [rule.roles[0], rule.roles[0]] }, 'roles'],
  [{ roles: [{ roleId: id(1), numberRequired: 0 }] }, 'roles[0].numberRequired'],
  [{ roles: [{ roleId: id(1), numberRequired: 21 }] }, 'roles[0].numberRequired'],
  [{ roles: [{ roleId: '', numberRequired: 1 }] }, 'roles[0].roleId'],
])('a rule with %p', async (change, path) => {
  expect(await faultOf(ruleInputSchema, { ...rule, ...change })).toBe(path);
});

test.each([
  [{}, undefined],
  [{ accountIds: [id(1), id(1)] }, 'accountIds'],
  [{ accountIds: ['x'] }, 'accountIds[0]'],
  [{ userIds: undefined }, 'userIds'],
  [{ userIds: ['maker', 'maker'] }, 'userIds'],
])('a group with %p', async (change, path) => {
  const group = { name: 'Treasury', accountIds: [id(1)], userIds: ['maker'] };
  expect(await faultOf(groupInputSchema, { ...group, ...change })).toBe(path);
});

test.each([
  [['a', 'b'], ['b', 'a'], true],
  [[], [], true],
  [['a'], ['a', 'b'], false],
  [['a', 'a'], ['a', 'b'], false],
  [['a', 'b', 'c'], ['a', 'b'], false],
  [['a', 'c'], ['a', 'b'], false],
])('%p is an order of %p: %p', (order, ids, expected) => {
  expect(isOrderOf(order, ids)).toBe(expected);
});

test('roles are cloned in their order, but those whose name is taken', () => {
  const source = [{ name: 'Clerk' }, { name: 'Boss' }, { name: 'Viewer' }];
  expect(rolesToClone(source, ['Boss', 'Other'])).toEqual([{ name: 'Clerk' }, { name: 'Viewer' }]);
});
