import { array, object, string } from '../yup';
import { RuleError } from '../errors';
import { apiKeyScopes } from './scopes';
import { isNetwork, maxNetworks } from './networks';

/** How far a key, or all keys of a user, may reach. What is left out: as far as possible, from anywhere. */
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

/** @throws RuleError invalid_input where a key would do more than an administrator lets the user's keys do */
export function assertWithinAccess(scopes: readonly string[], access: readonly string[]): void {
  if (scopes.every((scope) => access.includes(scope))) return;
  throw new RuleError('invalid_input', 'scopes', 'An administrator of your organisation allows your keys less.');
}
