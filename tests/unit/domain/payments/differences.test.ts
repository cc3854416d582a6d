import { differences, type ComparedPayment } from '../../../../domain/payments/differences';

const bank = {
  bankAccountHolderName: 'Hansa Metall GmbH',
  bankCountry: 'DE',
  iban: 'DE89370400440532013000',
  accountNumber: null,
  bicSwift: 'COBADEFFXXX',
  routingCodeValue1: null,
  routingCodeValue2: null,
};

const payment = (change: Partial<ComparedPayment> = {}): ComparedPayment => ({
  id: 'new',
  amount: '1000.00',
  currency: 'EUR',
  reference: 'INV-2045',
  createdById: 'maker',
  createdAt: '2026-11-20T10:00:00Z',
  bank,
  ...change,
});
/** Earlier payments, newest first, each with its changes. */
const earlier = (...changes: readonly Partial<ComparedPayment>[]) =>
  changes.map((change, index) => payment({ id: `old ${index}`, ...change }));
const alike = (count: number, change: Partial<ComparedPayment> = {}) =>
  earlier(...Array.from({ length: count }, () => change));

const kinds = (one: ComparedPayment, last: readonly ComparedPayment[]) =>
  differences(one, last).map(({ kind }) => kind);

test('a payment like the last ones differs in nothing, nor does the first one', () => {
  expect(kinds(payment(), alike(10))).toEqual([]);
  expect(kinds(payment(), [])).toEqual([]);
});

test('all at once, each with its evidence', () => {
  const other = { amount: '9000.00', reference: 'Rent', createdById: 'other', createdAt: '2026-11-20T22:00:00Z' };
  const last = alike(4);
  expect(differences(payment({ ...other, bank: { ...bank, iban: 'DE02' } }), last)).toEqual([
    { kind: 'bank_details', evidence: last.slice(0, 1) },
    { kind: 'amount_above_all', evidence: last.slice(3) },
    { kind: 'reference', evidence: last },
    { kind: 'maker', evidence: last },
    { kind: 'hour', evidence: last },
  ]);
});

test('of two payments nothing but the bank details is usual', () => {
  const other = { amount: '9000.00', reference: 'Rent', createdById: 'other', createdAt: '2026-11-20T22:00:00Z' };
  expect(kinds(payment({ ...other, bank: { ...bank, iban: 'DE02' } }), alike(2))).toEqual(['bank_details']);
  expect(kinds(payment(other), alike(3))).toEqual(['amount_above_all', 'reference', 'maker', 'hour']);
});

test.each([
  ['the newest counts, not the others', [{}, { bank: { ...bank, iban: 'DE02' } }, {}], []],
  ['a code that came', [{ bank: { ...bank, routingCodeValue1: '1' } }, {}, {}], ['bank_details']],
  ['another holder', [{ bank: { ...bank, bankAccountHolderName: 'Hansa' } }], ['bank_details']],
])('bank details: %s', (_what, last, expected) => {
  expect(kinds(payment(), earlier(...last))).toEqual(expected);
});

const sizes = (...amounts: readonly string[]) => earlier(...amounts.map((amount) => ({ amount })));

test.each([
  ['1500.00', sizes('1000.00', '900.00', '800.00'), []],
  ['1500.01', sizes('1000.00', '900.00', '800.00'), ['amount_above_all']],
  ['150.01', sizes('99.00', '100.00', '9.00'), ['amount_above_all']],
  // One large payment does not make all large ones usual.
  ['500.00', sizes('100.00', '9000.00', '100.00', '100.00'), []],
  ['500.01', sizes('100.00', '9000.00', '100.00', '100.00'), ['amount_above_most']],
  ['0.01', sizes('1000.00', '900.00', '800.00'), []],
])('an amount of %s', (amount, last, expected) => {
  expect(kinds(payment({ amount }), last)).toEqual(expected);
});

test('amounts of other currencies are not compared', () => {
  const dollars = alike(5, { currency: 'USD', amount: '1.00' });
  expect(kinds(payment({ amount: '1500.01' }), [...alike(2), ...dollars])).toEqual([]);
  expect(kinds(payment({ amount: '1500.01' }), [...alike(3), ...dollars])).toEqual(['amount_above_all']);
});

const references = (...all: readonly string[]) => earlier(...all.map((reference) => ({ reference })));

test.each([
  ['INV-7', references('INV-2041', 'INV-2042', 'INV-2043'), []],
  ['inv-77777', references('INV-2041', 'INV-2042', 'INV-2043'), []],
  ['INV 2044', references('INV-2041', 'INV-2042', 'INV-2043'), ['reference']],
  ['2044', references('INV-2041', 'INV-2042', 'INV-2043'), ['reference']],
  ['Überweisung', references('Miete', 'Miete', 'Nebenkosten'), []],
  // Half is not most.
  ['Rent', references('INV-1', 'INV-2', '3', '4'), []],
  ['Rent', references('INV-1', 'INV-2', 'INV-3', '4'), ['reference']],
  ['4', references('INV-1', 'INV-2', 'INV-3', '5'), []],
])('the reference %s', (reference, last, expected) => {
  expect(kinds(payment({ reference }), last)).toEqual(expected);
});

test('a maker of any of the last payments is usual', () => {
  expect(kinds(payment({ createdById: 'new' }), earlier({}, {}, { createdById: 'new' }))).toEqual([]);
  expect(kinds(payment({ createdById: 'new' }), alike(3))).toEqual(['maker']);
});

const at = (createdAt: string) => payment({ createdAt });

test.each([
  ['three hours later', at('2026-11-20T13:00:00Z'), []],
  ['more than three hours later', at('2026-11-20T13:01:00Z'), ['hour']],
  ['three hours earlier', at('2026-11-20T07:00:00Z'), []],
  ['at night', at('2026-11-20T02:00:00Z'), ['hour']],
  // 10:00 in London's summer is 09:00 UTC.
  ['three hours later in summer', at('2026-07-20T12:00:00Z'), []],
  ['more than three hours later in summer', at('2026-07-20T12:01:00Z'), ['hour']],
])('a payment made %s', (_what, one, expected) => {
  expect(kinds(one, alike(3))).toEqual(expected);
});

test('the hours go round the clock', () => {
  const last = alike(3, { createdAt: '2026-11-19T23:30:00Z' });
  expect(kinds(at('2026-11-20T01:00:00Z'), last)).toEqual([]);
  expect(kinds(at('2026-11-20T02:31:00Z'), last)).toEqual(['hour']);
});
