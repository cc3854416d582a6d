import { contentChanges, type Content } from '../../../frontend/src/shared/payments/contentChanges';
import { payment, slice } from '../support/data';

const payee = slice();
const before = payment({ beneficiarySlice: payee, createdById: 'maker' });
const changed = (now: object) =>
  contentChanges(before as unknown as Content, { ...before, ...now } as unknown as Content);

test('the same content differs in nothing', () => {
  expect(changed({})).toEqual([]);
});

test.each([
  [{ amount: '12450.50' }, 'Amount', '12,450.00 EUR', '12,450.50 EUR'],
  [{ currency: 'USD' }, 'Amount', '12,450.00 EUR', '12,450.00 USD'],
  [{ paymentDate: '2026-11-25' }, 'Payment date', '24 Nov 2026', '25 Nov 2026'],
  [{ paymentType: 'priority' }, 'Payment type', 'Regular', 'Priority'],
  [{ chargeType: 'ours' }, 'Charges', undefined, 'Ours'],
  [{ reason: 'Rent' }, 'Reason', 'Invoice', 'Rent'],
  [{ reference: null }, 'Reference', 'INV-1', undefined],
  [{ ultimateBeneficiaryName: 'Hansa' }, 'Ultimate beneficiary name', undefined, 'Hansa'],
  [{ purposeCode: 'GDS' }, 'Purpose code', undefined, 'GDS'],
  [{ invoiceNumber: '7' }, 'Invoice number', undefined, '7'],
  [{ invoiceDate: '2026-11-01' }, 'Invoice date', undefined, '1 Nov 2026'],
  [{ tccConversionId: 'c-1' }, 'Conversion', undefined, 'c-1'],
  [{ tccConversionId: 'c-1', conversion: { short_reference: 'C-7' } }, 'Conversion', undefined, 'C-7'],
  [{ beneficiarySlice: { ...payee, name: 'Hansa AG' } }, 'Payee', 'Hansa Metall GmbH', 'Hansa AG'],
  [
    { beneficiarySlice: { ...payee, iban: 'GB33BUKB20201555555555' } },
    'IBAN',
    'DE89 3704 0044 0532 0130 00',
    'GB33 BUKB 2020 1555 5555 55',
  ],
  [{ beneficiarySlice: { ...payee, bankCountry: 'AT' } }, 'Bank country', 'Germany', 'Austria'],
] as [object, string, string | undefined, string | undefined][])('%j', (now, label, was, is) => {
  expect(changed(now)).toEqual([{ label, before: was, now: is }]);
});

test('a held rate is named with what is sold', () => {
  const heldRate = { rate: '1.1432', heldUntil: '2026-11-24T14:05:00Z', sellCurrency: 'GBP', sellAmount: '10890.48' };
  expect(changed({ heldRate })).toEqual([
    {
      label: 'Exchange rate',
      before: undefined,
      now: 'Rate 1.1432 held until 14:05 London time, 10,890.48 GBP',
    },
  ]);
});

test('another maker is named, by the username where the name is not known', () => {
  const [maker] = changed({ creator: null, createdById: 'sam' });
  expect(maker).toMatchObject({ label: 'Maker', now: 'sam' });
});
