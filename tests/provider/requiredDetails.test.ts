import { currencies } from '../../local/provider/reference/currencies';
import { closestComplaints } from '../../local/provider/reference/requiredDetails/check';
import { requiredDetails } from '../../local/provider/reference/requiredDetails/lookup';
import { startSimulator, type RunningSimulator } from './support/startSimulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await startSimulator()));
afterAll(() => simulator.stop());

const ask = (parameters: Record<string, string>) =>
  simulator.call('GET', '/reference/beneficiary_required_details', parameters);

/** Pair, number of entries, bank fields of local payments, bank fields of priority payments (one list per alternative). */
const pairs: [string, string, string[], string[][]][] = [
  [
    'GB',
    'GBP',
    ['acct_number', 'sort_code'],
    [
      ['acct_number', 'sort_code'],
      ['bic_swift', 'iban'],
    ],
  ],
  ['FR', 'EUR', ['iban'], [['bic_swift', 'iban']]],
  ['DE', 'EUR', ['iban'], [['bic_swift', 'iban']]],
  [
    'US',
    'USD',
    ['aba', 'acct_number'],
    [
      ['aba', 'acct_number'],
      ['acct_number', 'bic_swift'],
    ],
  ],
  ['AU', 'AUD', ['acct_number', 'bsb_code'], [['acct_number', 'bic_swift']]],
  ['CA', 'CAD', ['acct_number', 'bank_code', 'branch_code'], [['acct_number', 'bic_swift']]],
  ['MX', 'MXN', ['bic_swift', 'clabe'], [['bic_swift', 'clabe']]],
  ['MX', 'USD', [], [['bic_swift', 'clabe']]],
  ['CN', 'CNY', [], [['acct_number', 'bic_swift', 'cnaps']]],
  ['IN', 'INR', ['acct_number', 'bank_name', 'ifsc'], []],
  ['MY', 'MYR', ['acct_number', 'bic_swift'], []],
  ['ID', 'IDR', ['acct_number', 'bic_swift'], []],
  ['PH', 'PHP', ['acct_number', 'bic_swift'], []],
  ['AE', 'AED', [], [['bic_swift', 'iban']]],
  ['KW', 'KWD', [], [['bic_swift', 'iban']]],
  ['SA', 'SAR', [], [['bic_swift', 'iban']]],
  ['HK', 'HKD', ['acct_number', 'bank_code', 'branch_code'], [['acct_number', 'bic_swift']]],
  ['SG', 'SGD', ['acct_number', 'bank_code', 'branch_code'], [['acct_number', 'bic_swift']]],
  ['SE', 'SEK', ['bic_swift', 'iban'], [['bic_swift', 'iban']]],
  ['PL', 'PLN', ['bic_swift', 'iban'], [['bic_swift', 'iban']]],
  ['KE', 'KES', [], [['acct_number', 'bic_swift']]],
  ['KE', 'USD', [], [['acct_number', 'bic_swift']]],
  ['JP', 'JPY', [], [['acct_number', 'bic_swift']]],
  ['GB', 'USD', [], [['bic_swift', 'iban']]],
  ['US', 'EUR', [], [['acct_number', 'bic_swift']]],
];

const bankFields = [
  'acct_number',
  'sort_code',
  'aba',
  'bsb_code',
  'bank_code',
  'branch_code',
  'clabe',
  'cnaps',
  'ifsc',
];
const allBankFields = [...bankFields, 'iban', 'bic_swift', 'bank_name'];

it.each(pairs)('asks for %s %s: local %j, priority %j', async (country, currency, local, priority) => {
  const { status, body } = await ask({ bank_account_country: country, currency, beneficiary_country: country });
  expect(status).toBe(200);
  const fieldsOf = (type: string) =>
    (body.details as Record<string, string>[])
      .filter((entry) => entry.payment_type === type)
      .map((entry) =>
        Object.keys(entry)
          .filter((key) => allBankFields.includes(key))
          .sort()
          .join(),
      );
  expect([...new Set(fieldsOf('regular'))]).toEqual(local.length > 0 ? [local.join()] : []);
  expect([...new Set(fieldsOf('priority'))].sort()).toEqual(priority.map((fields) => fields.join()).sort());
});

it('answers every currency at home and abroad with compilable patterns', () => {
  for (const { code } of currencies) {
    for (const country of [code.slice(0, 2), 'GB', 'FR', 'US', 'KE', 'ZZ']) {
      const details = requiredDetails(code, country, 'US');
      expect(details.length).toBeGreaterThan(0);
      const patterns = details.flatMap((entry) => Object.values(entry));
      patterns.forEach((pattern) => expect(() => new RegExp(pattern)).not.toThrow());
    }
  }
});

it('adds state and post code for a beneficiary who lives in North America', () => {
  const [entry] = requiredDetails('KES', 'KE', 'CA');
  expect(entry).toHaveProperty('beneficiary_state_or_province');
  expect(entry).toHaveProperty('beneficiary_postcode');
});

it('takes a pattern as meant for the whole value', () => {
  const entries = requiredDetails('EUR', 'FR').filter(({ payment_type: type }) => type === 'regular');
  expect(closestComplaints(entries, { iban: 'F'.repeat(34) })).toEqual([]);
  expect(closestComplaints(entries, { iban: 'F'.repeat(35) })).toMatchObject([{ code: 'iban_is_invalid' }]);
});

it.each([
  [{ currency: 'gbp', bank_account_country: 'GB', beneficiary_country: 'GB' }, 'currency_is_in_invalid_format'],
  [{ currency: 'XAU', bank_account_country: 'GB', beneficiary_country: 'GB' }, 'currency_is_in_invalid_format'],
  [
    { currency: 'GBP', bank_account_country: 'GBR', beneficiary_country: 'GB' },
    'bank_account_country_is_in_invalid_format',
  ],
])('refuses %j', async (parameters, code) => {
  const { status, body } = await ask(parameters);
  expect([status, body.error_code]).toEqual([400, 'beneficiary_required_details_failed']);
  expect(JSON.stringify(body)).toContain(code);
});

it('lists 38 currencies', async () => {
  const { body } = await simulator.call('GET', '/reference/currencies');
  expect(body.currencies).toHaveLength(38);
  const jpy = body.currencies.find((row: { code: string }) => row.code === 'JPY');
  expect(jpy).toMatchObject({ decimal_places: 0, can_buy: true });
});
