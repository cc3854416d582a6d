import { cacheExchange, type Cache, type Entity, type UpdateResolver } from '@urql/exchange-graphcache';
import { keys } from './keys';

/** Root fields that a write makes stale, by area. */
const lists = {
  payments: ['payments', 'payments_aggregate', 'paymentsYouCanAuthorise', 'paymentsYouCanAuthoriseAggregate'],
  beneficiaries: ['beneficiaries', 'beneficiary_information_slice', 'beneficiary_information_slice_aggregate'],
} as const;

function forgetLists(cache: Cache, area: keyof typeof lists) {
  const stale: readonly string[] = lists[area];
  for (const { fieldName, arguments: given } of cache.inspectFields('Query')) {
    if (stale.includes(fieldName)) cache.invalidate('Query', fieldName, given ?? undefined);
  }
}

const paymentWritten: UpdateResolver = (_result, { paymentId, paymentIds }, cache) => {
  const ids = [paymentId, ...(Array.isArray(paymentIds) ? paymentIds : [])].filter(Boolean);
  for (const id of ids) cache.invalidate({ __typename: 'payments', id: String(id) } as Entity);
  forgetLists(cache, 'payments');
};

/** What each write makes stale. */
export const writes: Readonly<Record<string, UpdateResolver>> = {
  createPayment: paymentWritten,
  updatePayment: paymentWritten,
  deletePayment: paymentWritten,
  authorisePayment: paymentWritten,
  batchAuthorisePayments: paymentWritten,
  batchAuthorisePaymentsFromGlobalDashboard: paymentWritten,
  createBeneficiary: (_result, _args, cache) => forgetLists(cache, 'beneficiaries'),
};

/** The normalised cache. Results of a write are never guessed: the lists it touches are asked for again. */
export function portalCache() {
  return cacheExchange({ keys, updates: { Mutation: { ...writes } } });
}
