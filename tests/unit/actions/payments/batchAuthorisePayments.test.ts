import { batchAuthorisePayments } from '../../../../actions/payments/batchAuthorisePayments';
import type { Context } from '../../../../actions/context';

const requester = { ip: '192.0.2.1', browser: 'none' };
const caller = { userId: 'approver', role: 'user', selectedAccountId: undefined, requestId: 'request' } as const;
const session = { ...caller, requester };

/** A context whose clock shows one time after the other, and whose database answers nothing. */
function contextAt(...seconds: readonly number[]) {
  const times = [...seconds];
  const transaction = jest.fn().mockRejectedValue(new Error('no database'));
  const drained: (readonly string[])[] = [];
  const context = {
    clock: { now: () => new Date((times.length > 1 ? (times.shift() ?? 0) : (times[0] ?? 0)) * 1000) },
    database: { transaction },
    newId: () => 'event',
    log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    drainInline: (ids: readonly string[]) => {
      drained.push(ids);
      return Promise.resolve();
    },
  } as unknown as Context;
  return { context, transaction, drained };
}

const payments = ['p-1', 'p-2'].map((paymentId) => ({ paymentId, version: 1 }));

it('payments that are not begun within 20 seconds are answered, and not touched', async () => {
  const { context, transaction, drained } = contextAt(0, 20, 20.001);
  const answers = await batchAuthorisePayments({ payments }, session, context);
  expect(answers.map(({ paymentId, errorCode }) => [paymentId, errorCode])).toEqual([
    ['p-1', 'unexpected'],
    ['p-2', 'out_of_time'],
  ]);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(drained).toEqual([[]]);
});

it('an unexpected error is the answer of each payment, under an event id', async () => {
  const { context } = contextAt(0);
  const answers = await batchAuthorisePayments({ payments }, session, context);
  expect(answers.map(({ errorMessage }) => errorMessage)).toEqual(
    payments.map(() => 'Something went wrong on our side. Error: Event ID event'),
  );
});
