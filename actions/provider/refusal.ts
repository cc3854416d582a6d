import { RuleError } from '../../domain/errors';
import { ProviderError } from './errors';

/**
 * What a failed read means for the person who asked: refused (in the provider's words), no way in, or nobody there.
 * @param field the input field that a refusal concerns
 */
export function refusalOf(error: unknown, field?: string): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.failure === 'credentials') return new RuleError('provider_credentials_refused');
  const isRefused = error.failure === 'rejected' || error.failure === 'not_found';
  return isRefused ? new RuleError('provider_rejected', field, error.message) : new RuleError('provider_unavailable');
}
