import type { TccAccountsRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderAccount } from '../provider/records';
import { timeOf, type Mirror } from '../mirrors/mirror';

/** The sub-accounts of the house account, in `tcc_accounts`, imported or not. */
export const accountsMirror: Mirror<ProviderAccount> = {
  table: 'tcc_accounts',
  key: ['id'],
  row: (reading): WrittenColumns<TccAccountsRow> => ({
    id: reading.id,
    account_name: reading.account_name,
    brand: reading.brand,
    your_reference: reading.your_reference,
    status: reading.status,
    street: reading.street,
    city: reading.city,
    state_or_province: reading.state_or_province,
    country: reading.country,
    postal_code: reading.postal_code,
    spread_table: reading.spread_table,
    legal_entity_type: reading.legal_entity_type,
    identification_type: reading.identification_type,
    identification_value: reading.identification_value,
    short_reference: reading.short_reference,
    bank_account_verified: reading.bank_account_verified,
    created_at: timeOf(reading.created_at),
    updated_at: timeOf(reading.updated_at),
  }),
};
