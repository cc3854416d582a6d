import fc from 'fast-check';
import { paymentEndpoints } from '../../../../actions/provider/endpoints/payments';
import { canonicalContent, paymentOrder, type PaymentContent } from '../../../../domain/payments/content';

const content: PaymentContent = {
  accountId: 'account',
  amount: '1250.00',
  currency: 'EUR',
  paymentDate: '2026-11-23',
  paymentType: 'priority',
  chargeType: 'ours',
  reason: 'Invoice 7',
  reference: 'INV-7',
  purposeCode: 'goods',
  ultimateBeneficiaryName: 'Grete Holm',
  invoiceNumber: 'RE7',
  invoiceDate: '2026-11-01',
  conversionId: 'conversion',
  providerBeneficiaryId: 'beneficiary at the provider',
  onBehalfOf: 'contact',
  beneficiarySliceId: 'slice',
  bank: {
    accountNumber: '12345678',
    iban: 'DE89370400440532013000',
    bicSwift: 'COBADEFF',
    routingCodeValue1: '123456',
    routingCodeValue2: '654321',
    bankCountry: 'DE',
    bankAccountHolderName: 'Holm GmbH',
  },
};

const { bank, ...rest } = content;
const restFields = Object.keys(rest) as (keyof typeof rest)[];
const bankFields = Object.keys(bank) as (keyof typeof bank)[];

function changed(field: string, value: string | null): PaymentContent {
  return field in bank
    ? { ...content, bank: { ...bank, [field]: value } }
    : ({ ...content, [field]: value } as PaymentContent);
}

describe.each([...restFields, ...bankFields])('%s', (field) => {
  it('changes the text, also when it is missing or empty', () => {
    const texts = ['other', '', null].map((value) => canonicalContent(changed(field, value)));
    expect(new Set([canonicalContent(content), ...texts]).size).toBe(4);
  });
});

it('has no internal note, and neither has the order to the provider', () => {
  const noted = { ...content, purposeNote: 'Second of three.' };
  expect(canonicalContent(noted)).toBe(canonicalContent(content));
  expect(Object.values(paymentOrder(noted))).not.toContain(noted.purposeNote);
});

it('does not depend on the order in which fields were written', () => {
  const reversed = Object.fromEntries(Object.entries(content).reverse()) as unknown as PaymentContent;
  const reversedBank = Object.fromEntries(Object.entries(bank).reverse()) as unknown as typeof bank;
  expect(canonicalContent({ ...reversed, bank: reversedBank })).toBe(canonicalContent(content));
});

const value = fc.oneof(fc.constantFrom(null, '', ',', '"', '","', 'null', '\\', 'a'), fc.string());
const anyContent = fc.record({
  ...Object.fromEntries(restFields.map((field) => [field, value])),
  bank: fc.record(Object.fromEntries(bankFields.map((field) => [field, value]))),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<PaymentContent>;

it('two contents share a text only when every field is the same', () => {
  fc.assert(
    fc.property(anyContent, anyContent, (one, other) => {
      const isSame = restFields.every((field) => one[field] === other[field]);
      const isSameBank = bankFields.every((field) => one.bank[field] === other.bank[field]);
      expect(canonicalContent(one) === canonicalContent(other)).toBe(isSame && isSameBank);
    }),
  );
});

it('the order has every parameter of payments/create, the key apart', () => {
  const { accepts } = paymentEndpoints.createPayment;
  const withoutKey = accepts.filter((name) => name !== 'unique_request_id');
  expect(Object.keys(paymentOrder(content)).sort()).toEqual([...withoutKey].sort());
});

it('moving a value to the neighbouring field changes the text', () => {
  const shifted = { ...content, purposeCode: null, ultimateBeneficiaryName: content.purposeCode };
  const original = { ...content, ultimateBeneficiaryName: null };
  expect(canonicalContent(shifted)).not.toBe(canonicalContent(original));
});

const heldRate = { quoteId: 'quote', sellCurrency: 'GBP', sellAmount: '100.00', conversionDate: '2026-11-26' };

test.each([
  ['the quote', { quoteId: 'other' }],
  ['what is sold', { sellAmount: '100.01' }],
  ['the currency that is sold', { sellCurrency: 'USD' }],
  ['the day', { conversionDate: '2026-11-27' }],
])('a held rate is approved with the payment: %s', (_what, change) => {
  const approved = canonicalContent({ ...content, heldRate });
  expect(canonicalContent({ ...content, heldRate: { ...heldRate, ...change } })).not.toBe(approved);
  expect(canonicalContent(content)).not.toBe(approved);
});

test('the conversion that is booked at a held rate leaves the approved content as it is', () => {
  const booked = canonicalContent({ ...content, heldRate, conversionId: 'booked' });
  expect(booked).toBe(canonicalContent({ ...content, heldRate, conversionId: null }));
  expect(canonicalContent({ ...content, heldRate: null })).toBe(canonicalContent(content));
});
