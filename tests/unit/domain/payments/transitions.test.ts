import {
  isDeletable,
  isEditable,
  mayBecome,
  paymentMachine,
  paymentStatuses,
} from '../../../../domain/payments/transitions';

describe.each([true, false])('sent: %s', (isSent) => {
  it('a payment moves as the table says and in no other way', () => {
    for (const status of paymentStatuses) {
      for (const next of paymentStatuses) {
        const isListed = paymentMachine.next[status].includes(next) && !(status === 'failed' && isSent);
        expect([status, next, mayBecome({ status, isSent }, next)]).toEqual([
          status,
          next,
          isListed || status === next,
        ]);
      }
    }
  });

  it('what may be deleted may become deleted', () => {
    for (const status of paymentStatuses) {
      if (isDeletable({ status, isSent })) expect(mayBecome({ status, isSent }, 'deleted')).toBe(true);
    }
  });
});

it('a sent payment is never edited, and an unsent one while nothing is under way', () => {
  expect(paymentStatuses.filter((status) => isEditable({ status, isSent: true }))).toEqual([]);
  expect(paymentStatuses.filter((status) => isEditable({ status, isSent: false }))).toEqual([
    'new',
    'awaiting_authorisation',
    'authorised',
    'failed',
  ]);
});

it('a sent payment is deleted only while it waits to be released', () => {
  expect(paymentStatuses.filter((status) => isDeletable({ status, isSent: true }))).toEqual(['ready_to_send']);
  expect(paymentStatuses.filter((status) => isDeletable({ status, isSent: false }))).toEqual([
    'new',
    'awaiting_authorisation',
    'authorised',
    'failed',
  ]);
});
