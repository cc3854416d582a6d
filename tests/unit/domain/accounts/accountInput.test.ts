import type { ValidationError } from 'yup';
import { accountChangesSchema, accountInputSchema, storedAccount } from '../../../../domain/accounts/accountInput';

const account = { org_id: '3fa85f64-5717-4562-b3fc-2c963f66afa6', name: 'Aldgate Nordic' };

function faultOf(schema: typeof accountInputSchema | typeof accountChangesSchema, input: object): string | undefined {
  try {
    schema.validateSync(input, { strict: true });
    return undefined;
  } catch (error) {
    return (error as ValidationError).path;
  }
}

test.each<[string, object, string | undefined]>([
  ['a name and an organisation', {}, undefined],
  ['a blank name', { name: '' }, 'name'],
  ['a name of more than 150 characters', { name: 'A'.repeat(151) }, 'name'],
  ['no organisation', { org_id: undefined }, 'org_id'],
  ['a provider id that is none', { tccAccountId: 'abc' }, 'tccAccountId'],
  ['a country in words', { country: 'France' }, 'country'],
  ['an unknown entity type', { legal_entity_type: 'club' }, 'legal_entity_type'],
  ['an unknown identification', { identification_type: 'library_card' }, 'identification_type'],
  ['a text that is no address', { fundingEmails: ['a@b.cd', 'nowhere'] }, 'fundingEmails[1]'],
  ['an address twice', { fundingEmails: ['a@b.cd', 'a@b.cd'] }, 'fundingEmails'],
  ['an unknown charge type', { default_payment_charge_type: 'theirs' }, 'default_payment_charge_type'],
  ['a day that is none', { process_charges_from: '2026-02-30' }, 'process_charges_from'],
  ['currencies in an order', { charge_currencies: ['EUR', 'GBP'] }, undefined],
  ['a currency twice', { charge_currencies: ['EUR', 'EUR'] }, 'charge_currencies'],
  ['an unknown currency', { charge_currencies: ['XXA'] }, 'charge_currencies[0]'],
  ['the permission to safeguard, which every new account has', { safeguarding_permitted: true }, ''],
])('a new account with %s', (_case, change, field) => {
  expect(faultOf(accountInputSchema, { ...account, ...change })).toBe(field);
});

test.each<[string, object, string | undefined]>([
  ['a name', { name: 'Renamed' }, undefined],
  ['nothing', {}, undefined],
  ['a blank name', { name: '' }, 'name'],
  ['no name', { name: null }, 'name'],
  ['an organisation', { org_id: account.org_id }, ''],
  ['the permission to safeguard', { safeguarding_permitted: false }, undefined],
])('a change of %s', (_case, change, field) => {
  expect(faultOf(accountChangesSchema, change)).toBe(field);
});

test('empty texts are stored as null', () => {
  expect(storedAccount({ street: '', city: 'Oslo', process_charges: false })).toEqual({
    street: null,
    city: 'Oslo',
    process_charges: false,
  });
});
