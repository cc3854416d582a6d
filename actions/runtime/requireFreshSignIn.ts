import { RuleError } from '../../domain/errors';
import type { Session } from './session';

/**
 * Refuses a caller whose token does not come straight from a sign-in with a second factor: a refreshed token, or one of an API key.
 * Source: docs/decisions/034.
 * @throws RuleError fresh_sign_in_required
 */
export function requireFreshSignIn({ signedInAt }: Pick<Session, 'signedInAt'>): void {
  if (!signedInAt) throw new RuleError('fresh_sign_in_required');
}
