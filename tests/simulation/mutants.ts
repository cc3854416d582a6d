import type { AuthorisationCase, AuthorisationDecision } from '../../domain/payments/authorisation';
import { productionDecisions as production, type Decisions } from './decisions';

/** Decisions that are wrong on purpose. Each must make some seed fail, or the simulation would prove nothing. */
export const mutants: Readonly<Record<string, Partial<Decisions>>> = {
  'nobody looks the key up before a repeat': { looksFirst: () => false },
  'an old claim may record': { mayRecord: ({ state }) => state === 'pending' },
  'a refusal is believed while an earlier attempt may yet surface': { settle: (outcome) => outcome },
  'a refused look-up refuses the payment': { failureOfLook: (failure) => failure },
  'the digest is not compared': {
    refusalToSend: (payment, key, { today }) =>
      production.refusalToSend(payment, key, { today, owed: today, authorised: [] }),
  },
  'one person may fill two requests': { decideAuthorisation: forgettingWhoAuthorised },
  'anybody may authorise their own': {
    decideAuthorisation: (facts) => production.decideAuthorisation({ ...facts, canAuthoriseOwnPayments: true }),
  },
  'an authorisation holds for whatever comes': {
    isAuthorisedAsItIs: () => true,
    refusalToSend: (payment, key, digests) => production.refusalToSend(payment, key, { ...digests, authorised: [] }),
  },
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

function forgettingWhoAuthorised(facts: AuthorisationCase): AuthorisationDecision {
  const requests = facts.requests.map((request) => ({
    ...request,
    authorisedById: request.authorisedById && 'somebody',
  }));
  return production.decideAuthorisation({ ...facts, requests });
}
