import { endpoint, ok, type Endpoint } from '../http/endpoint';
import { type Account, type Contact } from '../store/records';
import { pick } from '../wire';

const contactFields = [
  ...(['login_id', 'id', 'first_name', 'last_name', 'account_id', 'status', 'email_address'] as const),
  ...(['mobile_phone_number', 'phone_number', 'your_reference', 'date_of_birth', 'created_at', 'updated_at'] as const),
] as const;

/** A contact as the API shows it. */
export function contactView(contact: Contact, account: Account): Record<string, unknown> {
  return {
    ...pick(contact, contactFields),
    account_name: account.account_name,
    locale: 'en',
    timezone: 'Europe/London',
  };
}

export const contactEndpoints: readonly Endpoint[] = [
  {
    ...endpoint('GET', '/contacts/current', 'contact_find_failed', {}, ({ actor }) =>
      ok(contactView(actor.contact, actor.account)),
    ),
    onBehalfOf: false,
  },
];
