import type { AuthorisationCase, AuthorisationDecision } from '../../domain/payments/authorisation';
import type { Change } from '../support/changedBundle';
import { productionDecisions as production, type Decisions } from './decisions';

/** Decisions that are wrong on purpose. Each must make some seed fail; otherwise the simulation does not test that decision. */
export const mutants: Readonly<Record<string, Partial<Decisions>>> = {
  'an old claim may record': { mayRecord: ({ state }) => state === 'pending' },
  'the digest is not compared': {
    refusalToSend: (payment, key, { today }) =>
      production.refusalToSend(payment, key, { today, owed: today, authorised: [], hasLapsed: false }),
  },
  'one person may fill two requests': { decideAuthorisation: forgettingWhoAuthorised },
  'anybody may authorise their own': {
    decideAuthorisation: (facts) => production.decideAuthorisation({ ...facts, canAuthoriseOwnPayments: true }),
  },
  'an authorisation holds for whatever comes': {
    areAuthorisationsCurrent: () => true,
    refusalToSend: (payment, key, digests) => production.refusalToSend(payment, key, { ...digests, authorised: [] }),
  },
  'the version that was shown is not compared': {
    refusalToAuthorise: (payment) => production.refusalToAuthorise(payment, payment.version),
  },
  'a tightened rule does not reach what waits': { changesByRule: () => ({ withdrawn: [], added: [] }) },
  'a request id is used again after an edit': {
    editOf: (...facts) => ({ ...production.editOf(...facts), needsNewKey: false }),
  },
  'a payment may be edited while it is sent': { isEditable: ({ isSent }) => !isSent },
  'the lowest rule applies': {
    applicableRule: (rules, amount) =>
      production.applicableRule([...rules].sort((a, b) => a.threshold - b.threshold).slice(0, 1), amount),
  },
  'a rate never grows old': {
    convertAtRate: (money, currency, rate, now) =>
      production.convertAtRate(money, currency, rate && { ...rate, updatedAt: now }, now),
  },
  'without a rate nobody needs to approve': {
    applicableRule: (rules, amount) => (amount === null ? undefined : production.applicableRule(rules, amount)),
  },
  'limits are for others': { refusalByLimit: () => undefined },
  'the last reading to arrive is believed': { isNewer: () => true },
  'quotes never expire': { refusalToBuy: (conversion, owed) => production.refusalToBuy(conversion, owed, new Date(0)) },
  'the sync begins where it ended': { since: ({ readUntil }) => readUntil ?? undefined },
  'the sync skips what follows a page': {
    afterChanges: (position, asked, page) => production.afterChanges(position, asked, { ...page, hasMore: false }),
  },
  'a status is taken as it is read': { wayToReading: (_from, said) => [said as never] },
};

const sender = 'actions/intents/sender.ts';
const lookUpFirst = `    const earlier = unresolvedMs === null ? undefined : await lookUp(calls);
    if (earlier) return { kind: 'effect', effect: earlier };
`;
const waitWithoutKey = `    const wait = calls.isUnkeyed ? waitBeforeRepeat(unresolvedMs) : undefined;
    if (wait) return wait;
`;
const checkNext = `    const checked = await calls.check();
    if ('refusal' in checked) return refusedByUs(checked.refusal);
`;

/** Production's sender with a step left out, wrong or in another order. Each must make some seed fail. */
export const wrongSteps: Readonly<Record<string, Change>> = {
  'the key is not looked up before a repeat': { file: sender, from: lookUpFirst, to: '' },
  'the content is checked before the key is looked up': {
    file: sender,
    from: lookUpFirst + waitWithoutKey + checkNext,
    to: checkNext + lookUpFirst + waitWithoutKey,
  },
  'the lease is looked at before the content is checked': {
    file: sender,
    from: checkNext,
    to: `    if (!mayBeginCall(intent.leaseUntil, ports.clock.now())) return { kind: 'unknown', reason: 'the lease ran out' };
    const checked = await calls.check();
    if ('refusal' in checked) return refusedByUs(checked.refusal);
    if ('create' in checked) return { kind: 'effect', effect: await createOrFind(calls, checked.create) };
`,
  },
  'a refused look-up refuses the payment': {
    file: sender,
    from: 'failureOfLookup(error.failure)',
    to: 'error.failure',
  },
  'a refusal is recorded while an earlier attempt may still take effect': {
    file: sender,
    from: 'deferRefusal(await attempt(ports, intent, unresolvedMs), unresolvedMs)',
    to: 'await attempt(ports, intent, unresolvedMs)',
  },
  'an effect that cannot be recorded ends the intent': {
    file: sender,
    from: "return { kind: 'faulty', reason: String(error) } as const;",
    to: "return { kind: 'refused', refusal: { code: 'unexpected', message: '' } } as const;",
  },
};

function forgettingWhoAuthorised(facts: AuthorisationCase): AuthorisationDecision {
  const requests = facts.requests.map((request) => ({
    ...request,
    authorisedById: request.authorisedById && 'somebody',
  }));
  return production.decideAuthorisation({ ...facts, requests });
}
