import type { Account, Contact } from '../../store/records';
import { pick } from '../../wire';

const fields = [
  ...(['login_id', 'id', 'first_name', 'last_name', 'account_id', 'status', 'email_address'] as const),
  ...(['mobile_phone_number', 'phone_number', 'your_reference', 'date_of_birth', 'created_at', 'updated_at'] as const),
] as const;

/** A contact as the API shows it. */
export function contactView(contact: Contact, account: Account | undefined): Record<string, unknown> {
  return {
    ...pick(contact, fields),
    account_name: account?.account_name ?? null,
    locale: contact.locale ?? 'en',
    timezone: contact.timezone ?? 'Europe/London',
  };
}
