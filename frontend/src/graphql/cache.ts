import { cacheExchange, type Cache, type Entity, type UpdateResolver } from '@urql/exchange-graphcache';

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

const embedded = () => null;
const by =
  (...names: string[]) =>
  (data: Record<string, unknown>): string | null =>
    names.every((name) => typeof data[name] === 'string') ? names.map((name) => data[name]).join(':') : null;

/** The normalised cache. Results of a write are never guessed: the lists it touches are asked for again. */
export function portalCache() {
  return cacheExchange({
    keys: {
      countries: by('alpha2Code'),
      exchange_rates: by('currencyPair'),
      payment_auth_rule_role: by('auth_rule_id', 'role_id'),
      users_organisations: by('user_id', 'org_id'),
      settings: embedded,
      system_status: embedded,
      payments_aggregate: embedded,
      payments_aggregate_fields: embedded,
      beneficiary_information_slice_aggregate: embedded,
      beneficiary_information_slice_aggregate_fields: embedded,
      CurrencyCloudContacts_aggregate: embedded,
      CurrencyCloudContacts_aggregate_fields: embedded,
      RequiredDetailsGroup: embedded,
      RequiredField: embedded,
      BeneficiaryValidation: embedded,
      FieldError: embedded,
      PaymentResult: embedded,
      PaymentAuthorisation: embedded,
      CreatedBeneficiary: embedded,
    },
    updates: {
      Mutation: {
        createPayment: paymentWritten,
        updatePayment: paymentWritten,
        deletePayment: paymentWritten,
        authorisePayment: paymentWritten,
        batchAuthorisePayments: paymentWritten,
        batchAuthorisePaymentsFromGlobalDashboard: paymentWritten,
        createBeneficiary: (_result, _args, cache) => forgetLists(cache, 'beneficiaries'),
      },
    },
  });
}
