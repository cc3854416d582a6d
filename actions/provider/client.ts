import { invariant } from '../../domain/invariant';
import { endpoints, type Endpoint } from './endpoints';
import type { Parameters, Transport } from './transport';

/** A payment as the provider reports it. Amounts are decimal strings in major units; absent texts may be "" or null. */
export interface ProviderPayment {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly beneficiary_id: string;
  readonly reference: string;
  readonly reason: string;
  readonly status: string;
  readonly payment_type: string;
  readonly payment_date: string;
  readonly short_reference: string;
  readonly unique_request_id: string | null;
  readonly failure_reason: string | null;
  readonly transferred_at: string | null;
  readonly estimated_arrival?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A stored payee at the provider. */
export interface ProviderBeneficiary {
  readonly id: string;
  readonly beneficiary_external_reference: string | null;
}

/** A wallet of the account. */
export interface ProviderBalance {
  readonly id: string;
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The provider's operations, signed in as one login. Every function may throw ProviderError. */
export type ProviderClient = ReturnType<typeof createClient>;

/** One typed function per operation over a transport that is signed in. */
export function createClient(transport: Transport) {
  const call = async <T>(endpoint: Endpoint, parameters: Parameters, id?: string): Promise<T> => {
    for (const name of Object.keys(parameters)) {
      invariant(endpoint.accepts.includes(name), `${endpoint.path} does not accept ${name}`);
    }
    const path = endpoint.path.replace('{id}', encodeURIComponent(id ?? ''));
    return (await transport({ method: endpoint.method, path, parameters })) as T;
  };

  return {
    /** The contact's wallets, at most 100. */
    getBalances: async (onBehalfOf: string) =>
      (
        await call<{ balances: ProviderBalance[] }>(endpoints.getBalances, {
          on_behalf_of: onBehalfOf,
          per_page: '100',
        })
      ).balances,

    getCurrencies: async () =>
      (await call<{ currencies: { code: string; name: string }[] }>(endpoints.getCurrencies, {})).currencies,

    getRequiredDetails: async (parameters: Parameters) =>
      (await call<{ details: Record<string, string>[] }>(endpoints.getRequiredDetails, parameters)).details,

    /** Bid and offer per pair, as decimal strings in quote units per base unit. Unknown pairs are left out. */
    findRates: async (pairs: readonly string[]) =>
      (
        await call<{ rates: Record<string, [bid: string, offer: string]> }>(endpoints.findRates, {
          currency_pair: pairs.join(','),
          ignore_invalid_pairs: true,
        })
      ).rates,

    /** Resolves when the provider would take the details. */
    validateBeneficiary: async (parameters: Parameters) => {
      await call<unknown>(endpoints.validateBeneficiary, parameters);
    },

    createBeneficiary: (parameters: Parameters) => call<ProviderBeneficiary>(endpoints.createBeneficiary, parameters),

    /** The payee that was created under this external reference, if any. */
    findBeneficiaryByReference: async (externalReference: string, onBehalfOf: string) => {
      const { beneficiaries } = await call<{ beneficiaries: ProviderBeneficiary[] }>(endpoints.findBeneficiaries, {
        beneficiary_external_reference: externalReference,
        on_behalf_of: onBehalfOf,
      });
      return beneficiaries.find((found) => found.beneficiary_external_reference === externalReference);
    },

    /** Creates the payment under its `unique_request_id`; a repeat is rejected with duplicate_request. */
    createPayment: (parameters: Parameters & { readonly unique_request_id: string }) =>
      call<ProviderPayment>(endpoints.createPayment, parameters),

    getPayment: (id: string, onBehalfOf: string | null) =>
      call<ProviderPayment>(endpoints.getPayment, { with_deleted: true, on_behalf_of: onBehalfOf }, id),

    /** The payment that was created under this key, deleted ones included. */
    findPaymentByKey: async (uniqueRequestId: string, onBehalfOf: string) => {
      const { payments } = await call<{ payments: ProviderPayment[] }>(endpoints.findPayments, {
        unique_request_id: uniqueRequestId,
        with_deleted: true,
        on_behalf_of: onBehalfOf,
      });
      return payments.find((found) => found.unique_request_id === uniqueRequestId);
    },

    deletePayment: (id: string, onBehalfOf: string | null) =>
      call<ProviderPayment>(endpoints.deletePayment, { on_behalf_of: onBehalfOf }, id),
  };
}
