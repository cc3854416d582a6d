import { conversionCalls } from '../../../../../actions/provider/client/conversions';
import { cancellation, dateChange, splitPart } from '../samples/conversionChanges';
import { conversion } from '../samples/money';
import { detailedRate, heldQuote } from '../samples/reference';
import { wholeOf, type Sample } from '../samples/sample';
import { describeCalls, id, one, page } from './clientRules';

const split: Sample = {
  required: { parent_conversion: wholeOf(splitPart), child_conversion: wholeOf(splitPart) },
  optional: {},
};
const splitHistory = { child_conversions: [wholeOf(splitPart)] };
const rates = { EURGBP: ['0.71445', '0.71508'], GBPUSD: ['1.52264', '1.52334'] };

describeCalls('rates and conversions', conversionCalls, [
  [
    'findRates',
    (client) => client.findRates(['EURGBP', 'GBPUSD']),
    'read GET /rates/find',
    { currency_pair: 'EURGBP,GBPUSD', ignore_invalid_pairs: true },
    { answer: { rates, unavailable: [] }, result: rates },
  ],
  [
    'getDetailedRate',
    (client) => client.getDetailedRate({ buy_currency: 'GBP', sell_currency: 'USD', fixed_side: 'buy', amount: '1' }),
    'read GET /rates/detailed',
    { buy_currency: 'GBP', sell_currency: 'USD', fixed_side: 'buy', amount: '1' },
    one(detailedRate),
  ],
  [
    'createQuote',
    (client) => client.createQuote({ buy_currency: 'GBP', sell_currency: 'USD', fixed_side: 'buy', amount: '1' }),
    'write POST /quotes/create',
    { buy_currency: 'GBP', sell_currency: 'USD', fixed_side: 'buy', amount: '1' },
    one(heldQuote),
  ],
  [
    'createConversion',
    (client) => client.createConversion({ unique_request_id: 'k', amount: '100.00', term_agreement: true }),
    'write POST /conversions/create',
    { unique_request_id: 'k', amount: '100.00', term_agreement: true },
    one(conversion),
  ],
  [
    'getConversion',
    (client) => client.getConversion(id, 'c1'),
    'read GET /conversions/p%2F1',
    { on_behalf_of: 'c1' },
    one(conversion),
  ],
  [
    'findConversions',
    (client) => client.findConversions({ settlementDateFrom: '2030-01-01', conversionIds: ['v1', 'v2'], perPage: 5 }),
    'read GET /conversions/find',
    { settlement_date_from: '2030-01-01', conversion_ids: ['v1', 'v2'], per_page: '5' },
    page('conversions', conversion),
  ],
  [
    'findConversionByKey',
    (client) => client.findConversionByKey('k', 'c1'),
    'read GET /conversions/find',
    { unique_request_id: 'k', on_behalf_of: 'c1' },
    { answer: { conversions: [wholeOf(conversion)] }, result: wholeOf(conversion) },
  ],
  [
    'quoteCancellation',
    (client) => client.quoteCancellation(id),
    'read GET /conversions/p%2F1/cancellation_quote',
    {},
    one(cancellation),
  ],
  [
    'cancelConversion',
    (client) => client.cancelConversion(id, 'The order was withdrawn.'),
    'write POST /conversions/p%2F1/cancel',
    { notes: 'The order was withdrawn.' },
    one(cancellation),
  ],
  [
    'quoteDateChange',
    (client) => client.quoteDateChange(id, '2030-01-07'),
    'read GET /conversions/p%2F1/date_change_quote',
    { new_settlement_date: '2030-01-07' },
    one(dateChange),
  ],
  [
    'changeConversionDate',
    (client) => client.changeConversionDate(id, '2030-01-07'),
    'write POST /conversions/p%2F1/date_change',
    { new_settlement_date: '2030-01-07' },
    one(dateChange),
  ],
  [
    'previewSplit',
    (client) => client.previewSplit(id, '50.00'),
    'read GET /conversions/p%2F1/split_preview',
    { amount: '50.00' },
    one(split),
  ],
  [
    'splitConversion',
    (client) => client.splitConversion(id, '50.00'),
    'write POST /conversions/p%2F1/split',
    { amount: '50.00' },
    one(split),
  ],
  [
    'getSplitHistory',
    (client) => client.getSplitHistory(id),
    'read GET /conversions/p%2F1/split_history',
    {},
    { answer: splitHistory, result: splitHistory },
  ],
  [
    'findChangeCosts',
    (client) => client.findChangeCosts('v1', 'self_service_date_change'),
    'read GET /conversions/profit_and_loss',
    {
      conversion_id: 'v1',
      event_type: 'self_service_date_change',
      scope: 'all',
      per_page: '25',
      order: 'event_date_time',
      order_asc_desc: 'desc',
    },
    { answer: { conversion_profit_and_losses: [wholeOf(cancellation)] }, result: [wholeOf(cancellation)] },
  ],
]);
