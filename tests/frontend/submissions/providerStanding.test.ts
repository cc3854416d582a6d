import { maxSendAttempts } from '../../../domain/submissions/providerDelivery';
import { providerStanding } from '../../../frontend/src/features/submissions/providerStanding';
import type { Delivery } from '../../../frontend/src/features/submissions/providerDeliveryQuery';

const delivery = (change: object = {}) =>
  ({
    attempts: 0,
    problem: null,
    reference: null,
    sent_at: null,
    next_attempt_at: '2026-11-24T10:00:00Z',
    ...change,
  }) as unknown as Delivery;
const sent = delivery({ reference: 'R-1', sent_at: '2026-11-23T10:00:00Z' });
const problem = 'No answer came.';

test.each([
  ['is not for the provider', null, null, undefined],
  ['is not for the provider, though it was once', null, delivery({ problem }), undefined],
  ['staff pass on', 'for_provider', null, { tone: 'waiting', text: expect.stringMatching(/is to be passed on/) }],
  ['waits', 'for_provider', delivery(), { tone: 'waiting', text: expect.stringMatching(/waits to be sent/) }],
  [
    'had no answer',
    'for_provider',
    delivery({ problem, attempts: 1 }),
    {
      tone: 'waiting',
      text: expect.stringMatching(/not sent .* yet\. No answer came\. The next attempt is on 24 Nov/),
    },
  ],
  [
    'was given up',
    'for_provider',
    delivery({ problem, attempts: maxSendAttempts }),
    { tone: 'failure', title: expect.stringMatching(/in \d+ attempts/), text: problem, maySendAgain: true },
  ],
  [
    'was refused',
    'provider_refused',
    delivery({ problem }),
    { tone: 'failure', title: 'The provider refused this request.', text: problem, maySendAgain: true },
  ],
  [
    'was sent',
    'sent_to_provider',
    sent,
    { tone: 'success', text: expect.stringMatching(/^This request was sent .* R-1/) },
  ],
  [
    'was sent and changed',
    'for_provider',
    sent,
    { tone: 'info', text: expect.stringMatching(/^The request as it was/) },
  ],
])('a request that %s', (_what, status, given, standing) => {
  expect(providerStanding(status, given)).toEqual(standing);
});
