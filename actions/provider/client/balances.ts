import type { Caller, FilterOf, ParametersOf } from '../call';
import { balanceEndpoints as endpoints } from '../endpoints/balances';
import { balanceRecord, transactionRecord, transferRecord } from '../records';
import {
  fundingAccountRecord,
  fundingTransactionRecord,
  screeningRecord,
  senderRecord,
  settlementAccountRecord,
} from '../records/funding';

/** Balances, their transactions, incoming funds, and transfers between accounts of one house account. */
export function balanceCalls(caller: Caller) {
  return { ...ownBalanceCalls(caller), ...fundingCalls(caller), ...transferCalls(caller) };
}

function ownBalanceCalls({ one, page }: Caller) {
  const findBalances = (filter: FilterOf<typeof endpoints.findBalances>) =>
    page(endpoints.findBalances, 'balances', balanceRecord, filter);

  return {
    findBalances,

    /** The balances of the contact's account, at most 100: there are fewer currencies. */
    getBalances: async (onBehalfOf: string) => (await findBalances({ onBehalfOf, perPage: 100 })).items,

    /** The balance in one currency; the provider opens it if there is none. */
    getBalance: (currency: string, onBehalfOf: string | null) =>
      one(endpoints.getBalance, balanceRecord, { on_behalf_of: onBehalfOf }, currency),

    findTransactions: (filter: FilterOf<typeof endpoints.findTransactions>) =>
      page(endpoints.findTransactions, 'transactions', transactionRecord, filter),

    getTransaction: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getTransaction, transactionRecord, { on_behalf_of: onBehalfOf }, id),
  };
}

/** Incoming funds, and the accounts that they are sent to. */
function fundingCalls({ one, list, page }: Caller) {
  return {
    /** @param relatedEntityId of a transaction about inbound funds */
    getSender: (relatedEntityId: string, onBehalfOf: string | null) =>
      one(endpoints.getSender, senderRecord, { on_behalf_of: onBehalfOf }, relatedEntityId),

    /** @param relatedEntityId of a transaction about inbound funds; not_found until the funds are approved */
    getFundingTransaction: (relatedEntityId: string, onBehalfOf: string | null) =>
      one(endpoints.getFundingTransaction, fundingTransactionRecord, { on_behalf_of: onBehalfOf }, relatedEntityId),

    /** Rejected with funding_accounts_not_found if there are none. */
    findFundingAccounts: (filter: FilterOf<typeof endpoints.findFundingAccounts> & { readonly currency: string }) =>
      page(endpoints.findFundingAccounts, 'funding_accounts', fundingAccountRecord, filter),

    getSettlementAccounts: (parameters: ParametersOf<typeof endpoints.getSettlementAccounts>) =>
      list(endpoints.getSettlementAccounts, 'settlement_accounts', settlementAccountRecord, parameters),

    /** Accepts or rejects incoming money, with the reason. */
    completeScreening: (transactionId: string, verdict: { readonly accepted: boolean; readonly reason: string }) =>
      one(endpoints.completeScreening, screeningRecord, verdict, transactionId),
  };
}

/** Transfers between accounts of one house account. */
function transferCalls({ one, page }: Caller) {
  const findTransfers = (filter: FilterOf<typeof endpoints.findTransfers>) =>
    page(endpoints.findTransfers, 'transfers', transferRecord, filter);

  return {
    /** Creates the transfer with its `unique_request_id`; a repeat is rejected with duplicate_unique_request_id. */
    createTransfer: (
      parameters: ParametersOf<typeof endpoints.createTransfer> & { readonly unique_request_id: string },
    ) => one(endpoints.createTransfer, transferRecord, parameters),

    getTransfer: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getTransfer, transferRecord, { on_behalf_of: onBehalfOf }, id),

    findTransfers,

    /** The transfer that was created with this key; transfers are created as the house account. */
    findTransferByKey: async (uniqueRequestId: string, onBehalfOf: string | null = null) => {
      const { items } = await findTransfers({ uniqueRequestId, onBehalfOf });
      return items.find((found) => found.unique_request_id === uniqueRequestId);
    },

    /** The answer may still say pending: read the transfer again. */
    cancelTransfer: (id: string) => one(endpoints.cancelTransfer, transferRecord, {}, id),
  };
}
