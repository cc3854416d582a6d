import { pagingParameters } from '../../http/pagination';
import { amountRange, momentRange, type ParameterTable } from '../../http/parameterRules';
import { scopeParameter } from '../../http/scope';

const preference = { format: 'text' } as const;

/** What a price is asked for; `rates/detailed` takes it too. */
export const dealParameters: ParameterTable = {
  buy_currency: { format: 'currency', required: true },
  sell_currency: { format: 'currency', required: true },
  fixed_side: { format: 'text', required: true, oneOf: ['buy', 'sell'] },
  amount: { format: 'amount', required: true },
  conversion_date: { format: 'date' },
  conversion_date_preference: preference,
};

export const createParameters: ParameterTable = {
  ...dealParameters,
  term_agreement: { format: 'flag', required: true },
  reason: { format: 'text' },
  unique_request_id: { format: 'text' },
  client_buy_amount: { format: 'cents' },
  client_sell_amount: { format: 'cents' },
  quote_id: { format: 'uuid' },
};

export const findParameters: ParameterTable = {
  short_reference: { format: 'text', maxLength: 25 },
  status: { format: 'text', oneOf: ['awaiting_funds', 'closed', 'funds_arrived', 'funds_sent', 'trade_settled'] },
  buy_currency: { format: 'currency' },
  sell_currency: { format: 'currency' },
  conversion_ids: { format: 'uuid', list: true },
  ...momentRange('created_at', 'updated_at', 'conversion_date', 'settlement_date'),
  currency_pair: { format: 'pair' },
  ...amountRange('partner_buy_amount', 'partner_sell_amount', 'buy_amount', 'sell_amount'),
  unique_request_id: { format: 'text' },
  scope: scopeParameter,
  ...pagingParameters,
};

export const profitAndLossParameters: ParameterTable = {
  account_id: { format: 'uuid' },
  contact_id: { format: 'uuid' },
  conversion_id: { format: 'uuid' },
  event_type: { format: 'text' },
  ...momentRange('event_date_time'),
  ...amountRange('amount'),
  currency: { format: 'currency' },
  scope: { format: 'text', oneOf: ['all', 'client', 'own'] },
  ...pagingParameters,
};

export const newDate: ParameterTable = { new_settlement_date: { format: 'date', required: true } };
export const splitAmount: ParameterTable = { amount: { format: 'amount', required: true } };
export const notes: ParameterTable = { notes: { format: 'text' } };
