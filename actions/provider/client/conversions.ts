import type { Caller, FilterOf, ParametersOf } from '../call';
import { conversionEndpoints as endpoints } from '../endpoints/conversions';
import { conversionRecord } from '../records';
import { cancellationRecord, dateChangeRecord, splitHistoryRecord, splitRecord } from '../records/conversionChanges';
import { detailedRateRecord, quoteRecord, ratesRecord } from '../records/reference';

/** Rates and conversions. A conversion can be changed only while it awaits its funds. */
export function conversionCalls(caller: Caller) {
  return { ...priceCalls(caller), ...tradeCalls(caller), ...changeCalls(caller) };
}

function priceCalls({ one }: Caller) {
  return {
    /** Bid and offer per pair, as decimal strings in quote units per base unit. Unknown pairs are left out. */
    findRates: async (pairs: readonly string[]) => {
      const parameters = { currency_pair: pairs.join(','), ignore_invalid_pairs: true };
      return (await one(endpoints.findRates, ratesRecord, parameters)).rates;
    },

    /** The current price of a conversion. The price is not locked: creating the conversion prices it again. */
    getDetailedRate: (parameters: ParametersOf<typeof endpoints.getDetailedRate>) =>
      one(endpoints.getDetailedRate, detailedRateRecord, parameters),

    /** Holds the price of a conversion for the time that the provider has agreed with the account. It serves one conversion. */
    createQuote: (parameters: ParametersOf<typeof endpoints.createQuote>) =>
      one(endpoints.createQuote, quoteRecord, parameters),
  };
}

function tradeCalls({ one, page }: Caller) {
  const findConversions = (filter: FilterOf<typeof endpoints.findConversions>) =>
    page(endpoints.findConversions, 'conversions', conversionRecord, filter);

  return {
    /** Creates the conversion with its `unique_request_id`; a repeat is rejected with duplicate_request. */
    createConversion: (
      parameters: ParametersOf<typeof endpoints.createConversion> & { readonly unique_request_id: string },
    ) => one(endpoints.createConversion, conversionRecord, parameters),

    getConversion: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getConversion, conversionRecord, { on_behalf_of: onBehalfOf }, id),

    findConversions,

    /** The conversion that was created with this key. */
    findConversionByKey: async (uniqueRequestId: string, onBehalfOf: string | null) => {
      const { items } = await findConversions({ uniqueRequestId, onBehalfOf });
      return items.find((found) => found.unique_request_id === uniqueRequestId);
    },
  };
}

function changeCalls({ one, page }: Caller) {
  return {
    quoteCancellation: (id: string) => one(endpoints.quoteCancellation, cancellationRecord, {}, id),

    cancelConversion: (id: string, notes: string | null) =>
      one(endpoints.cancelConversion, cancellationRecord, { notes }, id),

    quoteDateChange: (id: string, newSettlementDate: string) =>
      one(endpoints.quoteDateChange, dateChangeRecord, { new_settlement_date: newSettlementDate }, id),

    changeConversionDate: (id: string, newSettlementDate: string) =>
      one(endpoints.changeConversionDate, dateChangeRecord, { new_settlement_date: newSettlementDate }, id),

    /** @param amount of the new conversion, in the currency of the fixed side */
    previewSplit: (id: string, amount: string) => one(endpoints.previewSplit, splitRecord, { amount }, id),

    splitConversion: (id: string, amount: string) => one(endpoints.splitConversion, splitRecord, { amount }, id),

    getSplitHistory: (id: string) => one(endpoints.getSplitHistory, splitHistoryRecord, {}, id),

    /** What changes of this kind of a conversion cost, the latest first. */
    findChangeCosts: async (
      conversionId: string,
      eventType: 'self_service_cancellation' | 'self_service_date_change',
    ) => {
      const filter = {
        conversionId,
        eventType,
        scope: 'all',
        order: 'event_date_time',
        orderAscDesc: 'desc',
        perPage: 25,
      };
      return (await page(endpoints.findChangeCosts, 'conversion_profit_and_losses', cancellationRecord, filter)).items;
    },
  };
}
