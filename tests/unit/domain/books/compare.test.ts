import fc from 'fast-check';
import {
  compareBooks,
  type BookDifference,
  type BookRecord,
  type Books,
  type BookState,
  type Leg,
  type ListedRecord,
  type Movement,
} from '../../../../domain/books/compare';
import { sized } from '../../../support/sized';

const negated = (amount: string) => `-${amount}`;

/** What a record of each kind moves. */
function legsOf(kind: number, { amount, currency, bought }: BookRecord): readonly Leg[] {
  const out = { account: 'a', currency, amount: negated(amount) };
  if (kind === 1) return [out, { account: 'b', currency, amount }];
  return bought ? [out, { account: 'a', ...bought }] : [out];
}

/** A record that stands alike on all sides, with the movements of its legs where it is done. */
interface Whole {
  readonly ours: BookRecord;
  readonly listed: ListedRecord;
  readonly movements: readonly Movement[];
}

function whole(id: string, kind: number, state: BookState, amount = '10.00'): Whole {
  const bought = kind === 2 ? { amount: '11.50', currency: 'EUR' } : null;
  const payee = kind === 2 ? null : 'IBAN1';
  const record = { id, amount, currency: 'GBP', bought, payee, date: '2026-11-27', state, isInFlight: false };
  const legs = legsOf(kind, record);
  const moved = state === 'done' ? legs : [];
  const movements = moved.map((leg, index) => ({ ...leg, id: `${id}-${index}`, recordId: id, isCompleted: true }));
  return { ours: record, listed: { ...record, legs }, movements };
}

type Fault = readonly [name: string, plant: (one: Whole) => Partial<Whole>, found: Omit<BookDifference, 'id'>];

const terms = (...fields: BookDifference['fields']) => ({ side: 'terms', fields }) as const;
const faults: readonly Fault[] = [
  ['ours is missing', () => ({ ours: undefined }), { side: 'provider', fields: [] }],
  ['the provider’s is missing', () => ({ listed: undefined }), { side: 'ours', fields: [] }],
  ['both records are missing', () => ({ ours: undefined, listed: undefined }), { side: 'movements', fields: [] }],
  ['a movement is missing', ({ movements }) => ({ movements: movements.slice(1) }), terms('movements')],
  [
    'a movement is of another amount',
    ({ movements: [first, ...rest] }) => ({ movements: [{ ...first!, amount: '-10.01' }, ...rest] }),
    terms('movements'),
  ],
  [
    'a movement is of another wallet',
    ({ movements: [first, ...rest] }) => ({ movements: [{ ...first!, account: 'c' }, ...rest] }),
    terms('movements'),
  ],
  [
    'a movement is pending',
    ({ movements: [first, ...rest] }) => ({ movements: [{ ...first!, isCompleted: false }, ...rest] }),
    terms('movements'),
  ],
  ['the amount differs', ({ ours }) => ({ ours: { ...ours, amount: '10.01' } }), terms('amount')],
  ['the currency differs', ({ ours }) => ({ ours: { ...ours, currency: 'USD' } }), terms('currency')],
  ['the date differs', ({ ours }) => ({ ours: { ...ours, date: '2026-11-28' } }), terms('date')],
  ['the state differs', ({ ours }) => ({ ours: { ...ours, state: 'open' } }), terms('state')],
];

const booksOf = (wholes: readonly Partial<Whole>[]): Books => ({
  ours: wholes.flatMap(({ ours }) => ours ?? []),
  listed: wholes.flatMap(({ listed }) => listed ?? []),
  movements: wholes.flatMap(({ movements }) => movements ?? []),
});

test('drawn faults are found, each as what it is, and nothing else', () => {
  const states = ['open', 'done', 'void'] as const;
  const drawn = fc.record({
    kind: fc.integer({ min: 0, max: 2 }),
    state: fc.constantFrom(...states),
    fault: fc.option(fc.constantFrom(...faults), { freq: 2 }),
  });
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 12 }), (records) => {
      const planted = records.map(({ kind, state, fault }, index) => {
        const id = `r${String(index).padStart(2, '0')}`;
        // Whatever a fault is about, its record has moved money.
        const one = whole(id, kind, fault ? 'done' : state);
        return { books: { ...one, ...fault?.[1](one) }, found: fault ? [{ id, ...fault[2] }] : [] };
      });
      expect(compareBooks(booksOf(planted.map(({ books }) => books)))).toEqual(planted.flatMap(({ found }) => found));
    }),
    { numRuns: sized(200, 20_000) },
  );
});

test.each(faults)('%s: found alone', (_name, plant, found) => {
  const one = whole('r', 1, 'done');
  expect(compareBooks(booksOf([{ ...one, ...plant(one) }]))).toEqual([{ id: 'r', ...found }]);
});

const compared = (...changes: Partial<Whole>[]) => compareBooks(booksOf(changes)).map(({ side }) => side);

test('another payee is found, one that a side does not know is not', () => {
  const one = whole('r', 0, 'done');
  expect(compared({ ...one, ours: { ...one.ours, payee: 'IBAN2' } })).toEqual(['terms']);
  expect(compared({ ...one, ours: { ...one.ours, payee: null } })).toEqual([]);
  expect(compared({ ...one, listed: { ...one.listed, payee: null } })).toEqual([]);
});

test('what a conversion buys is compared', () => {
  const one = whole('r', 2, 'done');
  const bought = (amount: string, currency: string) => ({ ours: { ...one.ours, bought: { amount, currency } } });
  expect(compared({ ...one, ...bought('11.50', 'EUR') })).toEqual([]);
  expect(compared({ ...one, ...bought('11.51', 'EUR') })).toEqual(['terms']);
  expect(compared({ ...one, ...bought('11.50', 'USD') })).toEqual(['terms']);
});

test('a record that one side holds for done and the other for ended is found', () => {
  const [nothing, done] = [whole('r', 0, 'void'), whole('r', 0, 'done')];
  expect(compareBooks(booksOf([{ ...done, ours: nothing.ours }]))).toEqual([{ id: 'r', ...terms('state') }]);
});

test('what is in flight on either side is no difference', () => {
  const one = whole('r', 0, 'open');
  const inFlight = { isInFlight: true };
  expect(compared({ ours: { ...one.ours, ...inFlight } })).toEqual([]);
  expect(compared({ listed: { ...one.listed, ...inFlight } })).toEqual([]);
  expect(compared({ ours: one.ours }, { listed: whole('s', 0, 'open').listed })).toEqual(['ours', 'provider']);
});

test('a record without effect that one side does not know is a difference only with a movement', () => {
  const [nothing, done] = [whole('r', 0, 'void'), whole('r', 0, 'done')];
  expect(compared({ ours: nothing.ours })).toEqual([]);
  expect(compared({ listed: nothing.listed })).toEqual([]);
  expect(compared({ listed: nothing.listed, movements: done.movements })).toEqual(['provider']);
  const returned = done.movements.map((one) => ({ ...one, id: `${one.id} back`, amount: '10.00' }));
  expect(compared({ listed: nothing.listed, movements: [...done.movements, ...returned] })).toEqual([]);
});

test('terms of a record without effect, and movements of one on its way, are not compared', () => {
  const [nothing, open, done] = [whole('r', 0, 'void'), whole('r', 0, 'open'), whole('r', 0, 'done')];
  expect(compared({ ...nothing, ours: { ...nothing.ours, amount: '99.00' } })).toEqual([]);
  expect(compared({ ...nothing, movements: done.movements })).toEqual(['terms']);
  expect(compared({ ...open, movements: done.movements })).toEqual([]);
  expect(compared({ ...done, listed: { ...done.listed, legs: null }, movements: [] })).toEqual([]);
});
