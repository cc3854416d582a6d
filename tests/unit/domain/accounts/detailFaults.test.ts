import { detailFaults, type AccountDetails } from '../../../../domain/accounts/detailFaults';

const complete: AccountDetails = {
  street: '12 Minories',
  city: 'London',
  postal_code: 'EC3N 1BJ',
  country: 'GB',
  legal_entity_type: 'company',
};
const american = { country: 'US', state_or_province: 'NY', postal_code: '10001' };

test.each<[string, AccountDetails, readonly string[]]>([
  ['a complete address', {}, []],
  [
    'no details',
    { street: '', city: null, country: undefined, legal_entity_type: null, postal_code: null },
    ['legal_entity_type', 'street', 'city', 'country'],
  ],
  ['an address of a country without rules, without a postal code', { country: 'IE', postal_code: null }, []],
  ['a British address without a postal code', { postal_code: '' }, []],
  ['a British postal code of another shape', { postal_code: '10001' }, ['postal_code']],
  ['a British postal code in small letters without a blank', { postal_code: 'ec3n1bj' }, []],
  ['an American address', american, []],
  ['an American address with the longer code', { ...american, postal_code: '10001-2345' }, []],
  [
    'an American address without state and code',
    { country: 'US', postal_code: null },
    ['state_or_province', 'postal_code'],
  ],
  ['a state of another country', { ...american, state_or_province: 'ON' }, ['state_or_province']],
  ['a Canadian code', { country: 'CA', state_or_province: 'ON', postal_code: 'K1A 0B1' }, []],
  ['an American code in Canada', { country: 'CA', state_or_province: 'ON', postal_code: '10001' }, ['postal_code']],
  ['a Mexican code with a letter', { country: 'MX', state_or_province: 'JAL', postal_code: '0660A' }, ['postal_code']],
  ['an identification', { identification_type: 'passport', identification_value: '123' }, []],
  ['an identification without its value', { identification_type: 'passport' }, ['identification_value']],
  ['a value without the type', { identification_value: '123' }, ['identification_type']],
  ['a value of no type', { identification_type: 'none', identification_value: '123' }, ['identification_type']],
  ['no identification', { identification_type: 'none' }, []],
])('%s', (_case, change, fields) => {
  expect(detailFaults({ ...complete, ...change }).map(({ field }) => field)).toEqual(fields);
});

test('the first fault of a code names an example of the country', () => {
  expect(detailFaults({ ...complete, postal_code: '1' })).toEqual([
    { field: 'postal_code', text: 'Enter a postal code of this country, such as EC3N 1BJ.' },
  ]);
});
