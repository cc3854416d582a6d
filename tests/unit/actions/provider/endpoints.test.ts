import { endpoints } from '../../../../actions/provider/endpoints';
import { paging, type Endpoint } from '../../../../actions/provider/endpoints/endpoint';

const all = Object.entries<Endpoint>(endpoints);
const named = (pattern: RegExp) => all.filter(([name]) => pattern.test(name)).map(([name]) => name);
const accepting = (parameter: string) =>
  all.filter(([, { accepts }]) => accepts.includes(parameter)).map(([name]) => name);

test.each(all)(
  '%s has a path of its own, in the provider’s spelling, with one id at most',
  (_name, { method, path }) => {
    expect(path).toMatch(/^(\/([a-z_]+|\{\w+\}))+$/);
    expect(path.split('{').length).toBeLessThanOrEqual(2);
    expect(all.filter(([, other]) => other.method === method && other.path === path)).toHaveLength(1);
  },
);

test.each(all)('%s accepts each parameter once, in the provider’s spelling', (_name, { accepts }) => {
  expect(new Set(accepts).size).toBe(accepts.length);
  for (const parameter of accepts) expect(parameter).toMatch(/^[a-z]+(_[a-z0-9]+)*$/);
});

test('only what looks something up may be asked twice', () => {
  const verbs = all.filter(([, { isRead }]) => isRead).map(([name]) => name.replace(/[A-Z].*/, ''));
  expect([...new Set(verbs)].sort()).toEqual(['find', 'get', 'preview', 'quote', 'validate', 'verify']);
  expect(all.filter(([, { method, isRead }]) => method === 'GET' && !isRead)).toEqual([]);
});

test('only reference data is kept, the days for a minute and the rest for ten', () => {
  const kept = all.flatMap(([name, { cacheForMs }]) => (cacheForMs === undefined ? [] : [[name, cacheForMs / 60_000]]));
  expect(Object.fromEntries(kept)).toEqual({
    getRequiredDetails: 10,
    getConversionDates: 1,
    getPaymentDates: 1,
    getPaymentPurposeCodes: 10,
    findBankDetails: 10,
    findFundingAccounts: 10,
    getSettlementAccounts: 10,
  });
});

test('only a search has pages', () => {
  const searches = named(/^find/).filter((name) => !['findRates', 'findBankDetails'].includes(name));
  for (const parameter of paging) expect(accepting(parameter).sort()).toEqual([...searches].sort());
});

test('a key is taken by what creates money movements, and by what finds or checks them', () => {
  expect(accepting('unique_request_id').sort()).toEqual([
    'createConversion',
    'createPayment',
    'createTransfer',
    'findConversions',
    'findPayments',
    'findTransfers',
    'validatePayment',
  ]);
});

test.each([
  ['accounts and contacts', /Account(s)?$|Contact(s)?$|^getChargesSettings$/, ['findFundingAccounts', 'getAccount']],
  ['what changes a conversion', /^(quote|preview|cancel|change|split)/, []],
  [
    'the approval, tracking, confirmation and delivery of payments',
    /^authorise|Tracking|Confirmation|DeliveryDate/,
    [],
  ],
  ['transfers and screenings', /^(create|cancel)Transfer$|Screening$/, []],
  [
    'currencies, days, purposes, banks and pooled accounts',
    /Currencies|PaymentDates|PurposeCodes|BankDetails|^getSettlement/,
    [],
  ],
])('%s are asked for at house level', (_what, pattern, onBehalf) => {
  const names = named(pattern);
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => accepting('on_behalf_of').includes(name)).sort()).toEqual(onBehalf);
});

test('what is created for a customer is created on behalf of a contact', () => {
  const created = ['createBeneficiary', 'createConversion', 'createPayment', 'deleteBeneficiary', 'deletePayment'];
  expect(accepting('on_behalf_of')).toEqual(expect.arrayContaining(created));
});
