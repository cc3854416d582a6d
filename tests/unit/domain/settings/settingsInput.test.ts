import type { ValidationError } from 'yup';
import { settingsInputSchema } from '../../../../domain/settings/settingsInput';

const names = Object.keys(settingsInputSchema.fields);
const id = '0b5f1a52-8a57-4c0f-9a55-0d4b3f3f2a11';

function faultsOf(input: Record<string, unknown>): Record<string, string> {
  try {
    settingsInputSchema.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries((error as ValidationError).inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const ending = (end: string) => names.filter((name) => name.endsWith(end));
const alarms = ending('_balance_alarm');
const accountIds = ending('_account_id');
const flags = [
  'conversion_wizard',
  'payments_wizard',
  'balance_funding_page',
  'balances',
  'beneficiaries_listing',
  'designatedAccountType',
  'ownershipStructureDiagram',
  'send_new_account_requests_to_provider',
];

it('has the settings of the specification: two texts, the fraud notice, eight flags, six accounts, a rate and four amounts; the forms, the switches and the cooling time', () => {
  expect([names.length, flags.length, accountIds.length, alarms.length]).toEqual([25, 8, 6, 3]);
});

it('every setting may be left out, so that it stays as it is', () => {
  expect(settingsInputSchema.validateSync({})).toEqual({});
});

describe.each([
  ['maintenance_banner', 2000],
  ['notifications_page_html', 50_000],
])('%s', (name, length) => {
  it(`takes ${length} characters, and null to clear it`, () => {
    expect(faultsOf({ [name]: 'x'.repeat(length) })).toEqual({});
    expect(faultsOf({ [name]: null })).toEqual({});
    expect(faultsOf({ [name]: 'x'.repeat(length + 1) })).toEqual({ [name]: `Write at most ${length} characters.` });
  });
});

it.each(flags)('%s is yes or no, and cannot be cleared', (name) => {
  expect([faultsOf({ [name]: true }), faultsOf({ [name]: false })]).toEqual([{}, {}]);
  for (const value of [null, 'perhaps', 2]) expect(Object.keys(faultsOf({ [name]: value }))).toEqual([name]);
});

it.each(accountIds)('%s is an id or cleared', (name) => {
  expect([faultsOf({ [name]: id }), faultsOf({ [name]: null })]).toEqual([{}, {}]);
  expect(Object.keys(faultsOf({ [name]: 'house' }))).toEqual([name]);
});

const amountFault = 'Enter an amount, such as 50000.00.';

describe.each([...alarms, 'euro_liquidity_balance_amount'])('%s', (name) => {
  it.each(['0', '50000.00', '0.5', '999999999999999', '1.0123456789'])('takes %s', (amount) => {
    expect(faultsOf({ [name]: amount })).toEqual({});
  });

  it.each(['', '-1', '+1', '1e3', '1,000', '.5', '1.', 'NaN', '1234567890123456', '1.01234567890', '1\n'])(
    'refuses %j',
    (amount) => {
      expect(faultsOf({ [name]: amount })).toEqual({ [name]: amountFault });
    },
  );
});

it('an alarm can be cleared, the liquidity amount cannot', () => {
  for (const name of alarms) expect(faultsOf({ [name]: null })).toEqual({});
  expect(Object.keys(faultsOf({ euro_liquidity_balance_amount: null }))).toEqual(['euro_liquidity_balance_amount']);
});

it.each(['0', '0.005', '0.0123456789', '1', '1.0'])('the interest rate takes the fraction %s', (rate) => {
  expect(faultsOf({ euro_negative_interest_charge_rate: rate })).toEqual({});
});

it.each(['1.1', '1.01', '2', '-0.1', '00.5', '.5', '5%', '0.01234567890', ''])(
  'the interest rate refuses %j',
  (rate) => {
    expect(faultsOf({ euro_negative_interest_charge_rate: rate })).toEqual({
      euro_negative_interest_charge_rate: 'Enter a rate from 0 to 1.',
    });
  },
);

it('drops what is no setting', () => {
  expect(settingsInputSchema.validateSync({ balances: true, is_tcc_online: false })).toEqual({ balances: true });
});
