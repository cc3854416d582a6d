import { array, object, string } from 'yup';
import { apiKeyScopes } from './scopes';
import { isNetwork, maxNetworks } from './networks';

/** The terms of a new key. What is left out: the key drafts, from anywhere, until it is revoked. */
export const keyTermsSchema = object({
  scopes: array(string().required().oneOf(apiKeyScopes, 'This right is not known.'))
    .nullable()
    .min(1, 'Choose at least one right.')
    .test('distinct', 'Choose each once.', (scopes) => new Set(scopes).size === (scopes ?? []).length),
  networks: array(
    string()
      .required()
      .test('network', 'Enter networks such as 192.0.2.0/24.', (text) => isNetwork(text)),
  )
    .nullable()
    .max(maxNetworks, `Enter at most ${maxNetworks} networks.`),
}).noUnknown();
