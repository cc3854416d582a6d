import fc from 'fast-check';
import type { ValidationError } from 'yup';
import { completeOverrides, tariffInputSchema, type TariffInput } from '../../../../domain/tariffs/tariffInput';
import { paymentPrices } from '../../../../domain/tariffs/tariffTypes';

const prices = Object.fromEntries(paymentPrices.map((name) => [name, '1.00']));
const paymentFee = { name: 'Standard', type: 'payment_fee', ...prices, amount: null, regular_overrides: [] };
const maintenance = { name: 'Standard', type: 'monthly_maintenance_charge', amount: '25.00', regular_overrides: [] };

/** The faults in the order in which they are shown. */
function faults(input: object): readonly string[] {
  try {
    tariffInputSchema.validateSync(input, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

/** The checks of the specification (part two, section 5) in their order, for a tariff of which the given fields are empty. */
function expected(type: string | null, empty: ReadonlySet<string>): readonly string[] {
  const payment = [
    ['regular', 'You must enter a regular payment fee.'],
    ['priority_worldwide_shared', 'You must enter a priority shared payment fee.'],
    ['priority_tier_1_our', 'You must enter a priority our 1 payment fee.'],
    ['priority_tier_2_our', 'You must enter a priority our 2 payment fee.'],
    ['priority_tier_3_our', 'You must enter a priority our 3 payment fee.'],
    ['priority_tier_4_our', 'You must enter a priority our 4 payment fee.'],
  ];
  const checks = [
    ['name', 'You must enter a tariff name.'],
    ...(type ? [] : [['type', 'You must choose a tariff type.']]),
    ...(type === 'payment_fee' ? payment : []),
    ...(type && type !== 'payment_fee' ? [['amount', 'You must enter an amount.']] : []),
  ];
  return checks.flatMap(([field, text]) => (field === 'type' || empty.has(field!) ? [text!] : []));
}

test('whatever is missing is asked for in the order and the words of the specification', () => {
  const fields = ['name', 'amount', ...paymentPrices];
  const types = ['payment_fee', 'incoming_fund_fee', 'monthly_maintenance_charge', 'balance_transfer_fee', null];
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.subarray(fields), fc.constantFrom(null, ''), (type, missing, nothing) => {
      const empty = new Set(missing);
      const values = Object.fromEntries(
        fields.map((field) => [field, empty.has(field) ? (field === 'name' ? '' : nothing) : '1.00']),
      );
      const input = { ...values, regular_overrides: [], ...(type ? { type } : {}) };
      expect(faults(input)).toEqual(expected(type, empty));
    }),
  );
});

test.each<[what: string, change: object, fault: string | undefined]>([
  ['two decimals pass', { regular: '0.30' }, undefined],
  ['three decimals do not', { regular: '0.305' }, 'You must provide a valid number for this field.'],
  ['nor does a negative price', { regular: '-1' }, 'You must provide a valid number for this field.'],
  [
    'a currency twice',
    { regular_overrides: [row('EUR', '1'), row('EUR', '2')] },
    'A currency can be chosen only once.',
  ],
  [
    'also where a row lacks its fee',
    { regular_overrides: [row('EUR', '1'), row('EUR', null)] },
    'A currency can be chosen only once.',
  ],
  ['incomplete rows pass', { regular_overrides: [row('EUR', null), row('', '2'), row(null, '')] }, undefined],
  ['an unknown currency', { regular_overrides: [row('ZZZ', '1')] }, 'This currency is not known.'],
  [
    'a fee that is no number',
    { regular_overrides: [row('EUR', 'x')] },
    'You must provide a valid number for this field.',
  ],
])('%s', (_what, change, fault) => {
  expect(faults({ ...paymentFee, ...change })).toEqual(fault ? [fault] : []);
});

function row(currency: string | null, amount: string | null) {
  return { currency, amount };
}

test('a type has its own prices alone: the others are not checked', () => {
  expect(faults({ ...maintenance, regular: null })).toEqual([]);
  expect(faults({ ...maintenance, amount: '' })).toEqual(['You must enter an amount.']);
});

test('an unknown type is none', () => {
  expect(faults({ ...paymentFee, type: 'gift' })[0]).toBe('You must choose a tariff type.');
});

test('rows that lack a currency or an amount are dropped, the others keep their order', () => {
  const rows = [row('PLN', '2'), row('EUR', ''), row(null, '1'), row('EUR', '1')] as TariffInput['regular_overrides'];
  expect(completeOverrides(rows)).toEqual([row('PLN', '2'), row('EUR', '1')]);
});
