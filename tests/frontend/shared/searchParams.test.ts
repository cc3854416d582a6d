import { prefillSearch } from '../../../frontend/src/features/payments/form/prefill';
import { noFilters } from '../../../frontend/src/features/payments/list/filterTags';
import { paymentsSearch } from '../../../frontend/src/shared/payments/paymentsSearch';
import { addressOf, flagParam, readSearch, writeSearch } from '../../../frontend/src/shared/searchParams';

const read = (search: string) => readSearch(paymentsSearch, new URLSearchParams(search));
const none = { status: '', search: '', advancedSearch: false, ...noFilters, page: 1 };

test.each<[string, object]>([
  ['', none],
  ['status=failed&search=hansa&page=3', { ...none, status: 'failed', search: 'hansa', page: 3 }],
  ['status=in_progress', { ...none, status: 'in_progress' }],
  ['status=stolen', none],
  ['page=0', none],
  ['page=-1', none],
  ['page=2.5', none],
  ['page=1e9', none],
  ['page=99999999999999999999', none],
  ['status=failed&status=new', { ...none, status: 'failed' }],
  ['advancedSearch=true&createdBy=maker', { ...none, advancedSearch: true, createdBy: 'maker' }],
  ['dateFrom=2026-11-01&dateTo=2026-11-30', { ...none, dateFrom: '2026-11-01', dateTo: '2026-11-30' }],
  ['currency=EUR&amountFrom=100&amountTo=200.50', { ...none, currency: 'EUR', amountFrom: '100', amountTo: '200.50' }],
  ['advancedSearch=yes&dateFrom=2026-02-30&dateTo=soon&currency=XXX&amountFrom=-1&amountTo=1e3', none],
  [`search=${'x'.repeat(500)}`, { ...none, search: 'x'.repeat(200) }],
])('?%s is read as %j', (search, expected) => {
  expect(read(search)).toEqual(expected);
});

test('default values are left out of the address', () => {
  expect(writeSearch(paymentsSearch, { status: '', search: '', page: 1 })).toEqual({
    status: '',
    search: '',
    page: '',
  });
  expect(addressOf('/account/payments', paymentsSearch, { status: 'failed', page: 1 })).toBe(
    '/account/payments?status=failed',
  );
  expect(addressOf('/account/payments', paymentsSearch, {})).toBe('/account/payments');
  expect([flagParam.read('true'), flagParam.read('yes'), flagParam.write(true)]).toEqual([true, false, 'true']);
});

test('a link prefills a new payment with the valid parameters', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const good = `beneficiary_id=${id}&currency=EUR&amount=12.50&paymentDate=2026-11-24&paymentType=priority`;
  expect(readSearch(prefillSearch, new URLSearchParams(good))).toMatchObject({
    beneficiary_id: id,
    currency: 'EUR',
    amount: '12.50',
    paymentDate: '2026-11-24',
    paymentType: 'priority',
  });
  const bad =
    'beneficiary_id=1&currency=XXX&amount=1e9&paymentDate=2026-02-30&paymentType=gift&conversionId=x&templateId=1&repeatOf=1';
  expect(readSearch(prefillSearch, new URLSearchParams(bad))).toEqual({
    beneficiary_id: '',
    currency: '',
    amount: '',
    paymentDate: '',
    paymentReason: '',
    paymentReference: '',
    paymentType: '',
    ultimateBeneficiaryName: '',
    conversionId: '',
    templateId: '',
    repeatOf: '',
  });
});
