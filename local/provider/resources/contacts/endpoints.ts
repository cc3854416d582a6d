import { houseEndpoint, ok, type Endpoint } from '../../http/endpoint';
import { createParameters, findParameters, updateParameters } from './parameters';
import { findContacts, getContact } from './read';
import { contactView } from './view';
import { createContact, updateContact } from './write';

const find = 'contact_find_failed';

export const contactEndpoints: readonly Endpoint[] = [
  houseEndpoint('GET', '/contacts/current', find, {}, ({ actor }) => ok(contactView(actor.contact, actor.account))),
  houseEndpoint('POST', '/contacts/find', find, findParameters, findContacts),
  houseEndpoint('POST', '/contacts/create', 'contact_create_failed', createParameters, createContact),
  houseEndpoint('GET', '/contacts/{id}', find, {}, getContact),
  houseEndpoint('POST', '/contacts/{id}', 'contact_update_failed', updateParameters, updateContact),
];
