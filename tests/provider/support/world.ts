import type { SimulatorWorld } from '../../../local/provider/world';

export const loginId = 'api@house.test';
export const apiKey = 'a1'.repeat(32);

const id = (kind: string, number: number) => `${kind}000000-0000-4000-8000-00000000000${number}`;

export const houseAccount = id('a0', 1);
export const clientAccount = id('a0', 2);
export const otherClientAccount = id('a0', 3);
export const houseContact = id('c0', 1);
export const clientContact = id('c0', 2);
export const otherClientContact = id('c0', 3);
export const strangerAccount = id('a0', 4);
export const strangerContact = id('c0', 4);

const contact = (contactId: string, accountId: string, name: string) => ({
  id: contactId,
  account_id: accountId,
  first_name: name,
  last_name: 'Tester',
  email_address: `${name.toLowerCase()}@clients.test`,
});

/** A house with two clients, and a stranger's house beside it. */
export const world: SimulatorWorld = {
  accounts: [
    { id: houseAccount, account_name: 'House' },
    { id: clientAccount, account_name: 'First Client', parent_account_id: houseAccount },
    { id: otherClientAccount, account_name: 'Second Client', parent_account_id: houseAccount },
    { id: strangerAccount, account_name: 'Strangers' },
  ],
  contacts: [
    contact(houseContact, houseAccount, 'House'),
    contact(clientContact, clientAccount, 'Clara'),
    contact(otherClientContact, otherClientAccount, 'Otto'),
    contact(strangerContact, strangerAccount, 'Stranger'),
  ],
  logins: [
    { login_id: loginId, api_key: apiKey, contact_id: houseContact },
    { login_id: 'api@strangers.test', api_key: 'b2'.repeat(32), contact_id: strangerContact },
  ],
  balances: [{ account_id: clientAccount, currency: 'GBP', amount: '10000.00' }],
};
