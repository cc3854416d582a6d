import { conversionProgress } from '../../domain/conversions/transitions';
import { followConversions } from './followConversions';
import type { TccConversionsRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderConversion } from '../provider/records';
import type { Mirror } from '../mirrors/mirror';

/** The provider's conversions, in `tcc_conversions`. Amounts in major units, rates in quote units per base unit. */
export const conversionsMirror: Mirror<ProviderConversion> = {
  table: 'tcc_conversions',
  key: ['id'],
  progress: conversionProgress,
  row: (reading, accountId): WrittenColumns<TccConversionsRow> => ({
    id: reading.id,
    account_id: accountId,
    creator_contact_id: reading.creator_contact_id,
    short_reference: reading.short_reference,
    status: reading.status,
    currency_pair: reading.currency_pair,
    buy_currency: reading.buy_currency,
    sell_currency: reading.sell_currency,
    fixed_side: reading.fixed_side,
    client_buy_amount: reading.client_buy_amount,
    client_sell_amount: reading.client_sell_amount,
    partner_buy_amount: reading.partner_buy_amount,
    partner_sell_amount: reading.partner_sell_amount,
    client_rate: reading.client_rate,
    partner_rate: reading.partner_rate,
    core_rate: reading.core_rate,
    mid_market_rate: reading.mid_market_rate,
    // The provider sends the day as midnight UTC.
    conversion_date: reading.conversion_date.slice(0, 10),
    settlement_date: reading.settlement_date,
    unallocated_funds: reading.unallocated_funds,
    unique_request_id: reading.unique_request_id,
    created_at: reading.created_at,
    updated_at: reading.updated_at,
  }),
  follow: followConversions,
};
