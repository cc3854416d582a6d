import { endpoint, houseEndpoint, type Endpoint } from '../../http/endpoint';
import { cancelConversion, quoteCancellation } from './cancel';
import { createConversion } from './create';
import { changeDate, quoteDateChange } from './dateChange';
import { findProfitAndLoss } from './events';
import { createParameters, findParameters, newDate, notes, profitAndLossParameters, splitAmount } from './parameters';
import { findConversions, getConversion } from './read';
import { getSplitHistory, previewSplit, splitConversion } from './split';

const quoteFailure = 'conversion_cancellation_quote_failed';
const dateQuoteFailure = 'conversion_date_change_quote_failed';

export const conversionEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/conversions/create', 'conversion_create_failed', createParameters, createConversion),
  endpoint('GET', '/conversions/find', 'conversion_find_failed', findParameters, findConversions),
  houseEndpoint(
    'GET',
    '/conversions/profit_and_loss',
    'profit_and_loss_failed',
    profitAndLossParameters,
    findProfitAndLoss,
  ),
  endpoint('GET', '/conversions/{id}', 'conversion_find_failed', {}, getConversion),
  houseEndpoint('GET', '/conversions/{id}/cancellation_quote', quoteFailure, {}, quoteCancellation),
  houseEndpoint('POST', '/conversions/{id}/cancel', 'conversion_cancel_failed', notes, cancelConversion),
  houseEndpoint('GET', '/conversions/{id}/date_change_quote', dateQuoteFailure, newDate, quoteDateChange),
  houseEndpoint('POST', '/conversions/{id}/date_change', 'conversion_date_change_failed', newDate, changeDate),
  houseEndpoint('GET', '/conversions/{id}/split_preview', 'conversion_split_preview_failed', splitAmount, previewSplit),
  houseEndpoint('POST', '/conversions/{id}/split', 'conversion_split_failed', splitAmount, splitConversion),
  houseEndpoint('GET', '/conversions/{id}/split_history', 'conversion_split_history_failed', {}, getSplitHistory),
];
