import { accountCalls } from '../../../../../actions/provider/client/accounts';
import { account, chargesSetting, contact } from '../samples/people';
import { describeCalls, id, list, one, page } from './clientRules';

describeCalls('accounts and contacts', accountCalls, [
  ['getCurrentAccount', (client) => client.getCurrentAccount(), 'read GET /accounts/current', {}, one(account)],
  [
    'getAccount',
    (client) => client.getAccount(id, 'c1'),
    'read GET /accounts/p%2F1',
    { on_behalf_of: 'c1' },
    one(account),
  ],
  [
    'findAccounts',
    (client) => client.findAccounts({ yourReference: 'portal-a1', perPage: 25, orderAscDesc: 'asc' }),
    'read POST /accounts/find',
    { your_reference: 'portal-a1', per_page: '25', order_asc_desc: 'asc' },
    page('accounts', account),
  ],
  [
    'createAccount',
    (client) => client.createAccount({ account_name: 'Aldgate', legal_entity_type: 'company', api_trading: true }),
    'write POST /accounts/create',
    { account_name: 'Aldgate', legal_entity_type: 'company', api_trading: true },
    one(account),
  ],
  [
    'updateAccount',
    (client) => client.updateAccount(id, { street: '2 High Street' }),
    'write POST /accounts/p%2F1',
    { street: '2 High Street' },
    one(account),
  ],
  [
    'getChargesSettings',
    (client) => client.getChargesSettings(id),
    'read GET /accounts/p%2F1/payment_charges_settings',
    {},
    list('payment_charges_settings', chargesSetting),
  ],
  ['getCurrentContact', (client) => client.getCurrentContact(), 'read GET /contacts/current', {}, one(contact)],
  ['getContact', (client) => client.getContact(id), 'read GET /contacts/p%2F1', {}, one(contact)],
  [
    'findContacts',
    (client) => client.findContacts({ accountId: 'a1', emailAddress: 'june@aldgate.example', page: 2 }),
    'read POST /contacts/find',
    { account_id: 'a1', email_address: 'june@aldgate.example', page: '2' },
    page('contacts', contact),
  ],
  [
    'createContact',
    (client) => client.createContact({ account_id: 'a1', first_name: 'June', date_of_birth: '1980-02-28' }),
    'write POST /contacts/create',
    { account_id: 'a1', first_name: 'June', date_of_birth: '1980-02-28' },
    one(contact),
  ],
  [
    'updateContact',
    (client) => client.updateContact(id, { status: 'not_enabled' }),
    'write POST /contacts/p%2F1',
    { status: 'not_enabled' },
    one(contact),
  ],
]);
