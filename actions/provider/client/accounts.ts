import type { Caller, FilterOf, ParametersOf } from '../call';
import { accountEndpoints as endpoints } from '../endpoints/accounts';
import { accountRecord, contactRecord } from '../records';
import { chargesSettingRecord } from '../records/reference';

/**
 * Accounts and contacts. Their creates have no idempotency key. A contact is recognised by its login, which the provider takes once; look
 * `your_reference` up before repeating the creation of an account.
 */
export function accountCalls({ one, list, page }: Caller) {
  return {
    /** The account of the login itself. */
    getCurrentAccount: () => one(endpoints.getCurrentAccount, accountRecord, {}),

    getAccount: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getAccount, accountRecord, { on_behalf_of: onBehalfOf }, id),

    findAccounts: (filter: FilterOf<typeof endpoints.findAccounts>) =>
      page(endpoints.findAccounts, 'accounts', accountRecord, filter),

    createAccount: (parameters: ParametersOf<typeof endpoints.createAccount>) =>
      one(endpoints.createAccount, accountRecord, parameters),

    updateAccount: (id: string, parameters: ParametersOf<typeof endpoints.updateAccount>) =>
      one(endpoints.updateAccount, accountRecord, parameters, id),

    /** The charge types that an account may use. */
    getChargesSettings: (accountId: string) =>
      list(endpoints.getChargesSettings, 'payment_charges_settings', chargesSettingRecord, {}, accountId),

    /** The contact of the login itself. */
    getCurrentContact: () => one(endpoints.getCurrentContact, contactRecord, {}),

    getContact: (id: string) => one(endpoints.getContact, contactRecord, {}, id),

    findContacts: (filter: FilterOf<typeof endpoints.findContacts>) =>
      page(endpoints.findContacts, 'contacts', contactRecord, filter),

    createContact: (parameters: ParametersOf<typeof endpoints.createContact>) =>
      one(endpoints.createContact, contactRecord, parameters),

    updateContact: (id: string, parameters: ParametersOf<typeof endpoints.updateContact>) =>
      one(endpoints.updateContact, contactRecord, parameters, id),
  };
}
