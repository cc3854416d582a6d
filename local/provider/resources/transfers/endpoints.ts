import { endpoint, houseEndpoint, type Endpoint } from '../../http/endpoint';
import { cancelTransfer } from './cancel';
import { createTransfer } from './create';
import { createParameters, findParameters } from './parameters';
import { findTransfers, getTransfer } from './read';

export const transferEndpoints: readonly Endpoint[] = [
  houseEndpoint('POST', '/transfers/create', 'transfer_create_failed', createParameters, createTransfer),
  endpoint('GET', '/transfers/find', 'transfer_find_failed', findParameters, findTransfers),
  endpoint('GET', '/transfers/{id}', 'transfer_find_failed', {}, getTransfer),
  houseEndpoint('POST', '/transfers/{id}/cancel', 'transfer_cancel_failed', {}, cancelTransfer),
];
