import type { TccFundingRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderFundingTransaction } from '../provider/records/funding';
import { timeOf, type Mirror } from '../mirrors/mirror';

/** Incoming money and its sender, in `tcc_funding`. Amounts in major units. */
export const fundingMirror: Mirror<ProviderFundingTransaction> = {
  table: 'tcc_funding',
  key: ['id'],
  row: (reading, accountId): WrittenColumns<TccFundingRow> => ({
    id: reading.id,
    account_id: accountId,
    currency: reading.currency,
    amount: reading.amount,
    rail: reading.rail,
    additional_information: reading.additional_information,
    sender_name: reading.sender?.sender_name,
    sender_address: reading.sender?.sender_address,
    sender_country: reading.sender?.sender_country,
    sender_account_number: reading.sender?.sender_account_number,
    sender_iban: reading.sender?.sender_iban,
    sender_bic: reading.sender?.sender_bic,
    sender_routing_code: reading.sender?.sender_routing_code,
    receiving_account_number: reading.receiving_account_number,
    receiving_account_iban: reading.receiving_account_iban,
    receiving_account_routing_code: reading.receiving_account_routing_code,
    value_date: reading.value_date,
    completed_at: reading.completed_at,
    created_at: timeOf(reading.created_at),
    updated_at: timeOf(reading.updated_at),
  }),
};
