import { endpoint, houseEndpoint, ok, type Endpoint } from '../../http/endpoint';
import { chargesParameters, findChargesSettings, updateChargesSetting } from './charges';
import { createParameters, findParameters, updateParameters } from './parameters';
import { findAccounts, visibleAccount } from './read';
import { accountView } from './view';
import { createAccount, updateAccount } from './write';

const find = 'account_find_failed';
const charges = '/accounts/{account_id}/payment_charges_settings';
const updateCharges = 'payment_charges_settings_update_failed';

export const accountEndpoints: readonly Endpoint[] = [
  houseEndpoint('GET', '/accounts/current', find, {}, ({ actor }) => ok(accountView(actor.account))),
  houseEndpoint('POST', '/accounts/find', find, findParameters, findAccounts),
  houseEndpoint('POST', '/accounts/create', 'account_create_failed', createParameters, createAccount),
  endpoint('GET', '/accounts/{id}', find, {}, (call) => ok(accountView(visibleAccount(call)))),
  houseEndpoint('POST', '/accounts/{id}', 'account_update_failed', updateParameters, updateAccount),
  houseEndpoint('GET', charges, 'payment_charges_settings_find_failed', {}, findChargesSettings),
  houseEndpoint('POST', `${charges}/{charge_settings_id}`, updateCharges, chargesParameters, updateChargesSetting),
];
