import { anchored, readRequiredDetails, routingCodeTypeOf } from '../../../../domain/beneficiaries/requiredDetails';

it('reads an entry of the provider in our names', () => {
  const group = readRequiredDetails({
    payment_type: 'priority',
    beneficiary_entity_type: 'individual',
    acct_number: '^\\d{8}$',
    sort_code: '^\\d{6}$',
    beneficiary_first_name: '^.{1,255}',
    something_new: '^.+$',
  });
  expect(group).toEqual({
    paymentType: 'priority',
    beneficiaryEntityType: 'individual',
    fields: [
      { name: 'accountNumber', routingCodeType: null, validationRule: '^(?:^\\d{8}$)$' },
      { name: 'sortCode', routingCodeType: 'sort_code', validationRule: '^(?:^\\d{6}$)$' },
      { name: 'firstName', routingCodeType: null, validationRule: '^(?:^.{1,255})$' },
      { name: 'something_new', routingCodeType: null, validationRule: '^(?:^.+$)$' },
    ],
  });
});

it.each([
  ['aba', 'aba'],
  ['bsb_code', 'bsbCode'],
  ['clabe', 'clabe'],
  ['cnaps', 'cnaps'],
  ['ifsc', 'ifsc'],
  ['institution_no', 'institutionNumber'],
  ['sort_code', 'sortCode'],
  ['bank_code', 'bankCode'],
  ['branch_code', 'branchCode'],
  ['ach_routing_number', 'achRoutingNumber'],
  ['wire_routing_number', 'wireRoutingNumber'],
])('%s is the field %s and a routing code', (key, name) => {
  expect(readRequiredDetails({ [key]: '^.$' }).fields[0]).toMatchObject({ name, routingCodeType: key });
});

it('an entry without types or fields is an empty group', () => {
  expect(readRequiredDetails({})).toEqual({ paymentType: '', beneficiaryEntityType: '', fields: [] });
});

it.each(['constructor', 'toString', '__proto__'])('the key %s is a field like any other', (key) => {
  const entry = JSON.parse(`{"${key}":"^.$"}`) as Record<string, string>;
  expect(readRequiredDetails(entry).fields).toEqual([
    { name: key, routingCodeType: null, validationRule: '^(?:^.$)$' },
  ]);
});

it.each([
  ['^\\d{8}$', '12345678', true],
  ['^\\d{8}$', '123456789', false],
  ['^.{1,12}', 'SW1A 1AA', true],
  ['^.{1,12}', 'x'.repeat(13), false],
  ['^.{1,12}', '', false],
  ['^[0-9A-Z]{8}$|^[0-9A-Z]{11}$', 'COBADEFF', true],
  ['^[0-9A-Z]{8}$|^[0-9A-Z]{11}$', 'COBADEFFX', false],
  ['^[0-9A-Z]{8}$|^[0-9A-Z]{11}$', 'COBADEFFXXX', true],
  ['([A-Z0-9]\\s*){15,34}', 'DE89 3704 0044 0532 0130 00', true],
  ['([A-Z0-9]\\s*){15,34}', 'DE89', false],
  ['([A-Z0-9]\\s*){15,34}', '; DE89 3704 0044 0532 0130 00', false],
  ['/\\A\\d{9}\\z/', '021000021', true],
  ['/\\A\\d{9}\\z/', 'A021000021', false],
  ['\\A\\d{9}\\Z', '021000021', true],
  ['\\A\\d{9}\\Z', '0210000210', false],
  ['^(?!\\d+$).{1,255}$', 'Holm GmbH', true],
  ['^(?!\\d+$).{1,255}$', '12345', false],
])('the rule %s takes %j: %s', (rule, value, isTaken) => {
  expect(new RegExp(anchored(rule)).test(value)).toBe(isTaken);
});

it.each([
  ['sortCode', 'sort_code'],
  ['institutionNumber', 'institution_no'],
  ['aba', 'aba'],
  ['iban', undefined],
  ['sort_code', undefined],
])('the field %s holds the routing code type %s', (name, type) => {
  expect(routingCodeTypeOf(name)).toBe(type);
});
