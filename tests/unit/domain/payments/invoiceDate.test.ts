import { invoiceDateFault } from '../../../../domain/payments/invoiceDate';

const now = new Date('2026-11-21T23:30:00Z');
const text = 'Enter an invoice date of the last ten years, or at most one year ahead.';

it.each([
  ['2016-11-20', text],
  ['2016-11-21', undefined],
  ['2026-11-21', undefined],
  ['2027-11-21', undefined],
  ['2027-11-22', text],
  ['0206-11-21', text],
  ['9999-12-31', text],
])('an invoice of %s: %s', (day, fault) => {
  expect(invoiceDateFault(day, now)).toBe(fault);
});
