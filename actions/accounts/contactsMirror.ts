import type { TccContactsRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderContact } from '../provider/records';
import { timeOf, type Mirror } from '../mirrors/mirror';

/** The contacts of the sub-accounts, in `tcc_contacts`. */
export const contactsMirror: Mirror<ProviderContact> = {
  table: 'tcc_contacts',
  key: ['id'],
  row: (reading): WrittenColumns<TccContactsRow> => ({
    id: reading.id,
    login_id: reading.login_id ?? '',
    account_id: reading.account_id,
    account_name: reading.account_name,
    first_name: reading.first_name ?? '',
    last_name: reading.last_name ?? '',
    status: reading.status,
    email_address: reading.email_address,
    phone_number: reading.phone_number,
    mobile_phone_number: reading.mobile_phone_number,
    your_reference: reading.your_reference,
    date_of_birth: reading.date_of_birth,
    locale: reading.locale,
    timezone: reading.timezone,
    created_at: timeOf(reading.created_at),
    updated_at: timeOf(reading.updated_at),
  }),
};
