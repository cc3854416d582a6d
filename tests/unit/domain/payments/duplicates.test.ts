import {
  duplicateWindow,
  likeness,
  type ComparedPayment,
  type Likeness,
  type StoredPayment,
} from '../../../../domain/payments/duplicates';
import { paymentStatuses } from '../../../../domain/payments/transitions';

const today = '2026-11-23';

const draft: ComparedPayment = {
  id: undefined,
  beneficiaryId: 'hansa',
  amount: '1250.00',
  currency: 'EUR',
  paymentDate: '2026-11-25',
  reference: 'INV-9',
};

const stored: StoredPayment = {
  ...draft,
  id: 'stored',
  reference: 'INV-8',
  createdAt: '2026-11-20T09:00:00Z',
  status: 'completed',
};

test.each<[string, Partial<StoredPayment>, Likeness | undefined]>([
  ['with amount and date alike', {}, 'same'],
  ['of the same amount with more zeros', { amount: '1250.000' }, 'same'],
  ['dated seven days earlier', { paymentDate: '2026-11-18' }, 'same'],
  ['dated eight days earlier', { paymentDate: '2026-11-17' }, 'similar'],
  ['dated seven days later', { paymentDate: '2026-12-02' }, 'same'],
  ['dated eight days later', { paymentDate: '2026-12-03' }, 'similar'],
  ['dated eight days later with the same reference', { paymentDate: '2026-12-03', reference: ' inv-9 ' }, 'same'],
  ['of another amount', { amount: '1250.01' }, undefined],
  ['of another amount with the same reference', { amount: '1250.01', reference: 'INV-9' }, 'similar'],
  ['of another currency', { currency: 'USD' }, undefined],
  ['of another currency with the same reference', { currency: 'USD', reference: 'INV-9' }, 'similar'],
  ['to another beneficiary', { beneficiaryId: 'thames', reference: 'INV-9' }, undefined],
  ['that is the payment itself', { id: undefined }, undefined],
  ['created long ago for a date 30 days earlier', { createdAt: '2026-01-01', paymentDate: '2026-10-26' }, 'similar'],
  ['created long ago for a date 31 days earlier', { createdAt: '2026-01-01', paymentDate: '2026-10-25' }, undefined],
  ['created long ago for a date 30 days later', { createdAt: '2026-01-01', paymentDate: '2026-12-25' }, 'similar'],
  ['created long ago for a date 31 days later', { createdAt: '2026-01-01', paymentDate: '2026-12-26' }, undefined],
  ['created 30 days ago for a far date', { createdAt: '2026-10-24T00:00:00Z', paymentDate: '2027-06-01' }, 'similar'],
  ['created 31 days ago for a far date', { createdAt: '2026-10-23T23:59:59Z', paymentDate: '2027-06-01' }, undefined],
  [
    'created long ago for a far date with the same reference',
    { createdAt: '2026-01-01', paymentDate: '2027-06-01', reference: 'INV-9' },
    undefined,
  ],
])('a payment %s', (_case, change, expected) => {
  expect(likeness(draft, { ...stored, ...change }, today)).toBe(expected);
});

test('failed and deleted payments are like no other', () => {
  const alike = paymentStatuses.filter((status) => likeness(draft, { ...stored, status }, today));
  expect(paymentStatuses.filter((status) => !alike.includes(status))).toEqual(['failed', 'deleted']);
});

test('a stored payment is compared with others and not with itself', () => {
  expect(likeness({ ...draft, id: 'stored' }, stored, today)).toBeUndefined();
  expect(likeness({ ...draft, id: 'another' }, stored, today)).toBe('same');
});

test('the window reaches 30 days back from today, and 30 days around the payment date', () => {
  expect(duplicateWindow('2027-03-01', today)).toEqual({
    createdFrom: '2026-10-24',
    datedFrom: '2027-01-30',
    datedTo: '2027-03-31',
  });
});
