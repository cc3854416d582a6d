import { RuleError } from '../../domain/errors';
import { ProviderError } from './errors';

/**
 * The error that the user gets for a failed read: rejected (with the provider's message), credentials refused, or
 * unavailable. Any other error is returned unchanged.
 * @param field the input field that a rejection concerns
 */
export function refusalOf(error: unknown, field?: string): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.failure === 'credentials') return new RuleError('provider_credentials_refused');
  const isRefused = error.failure === 'rejected' || error.failure === 'not_found';
  return isRefused ? new RuleError('provider_rejected', field, error.message) : new RuleError('provider_unavailable');
}

/** Reads the provider's refusal with this code as an empty list; any other error is thrown again. */
export const noneWhere =
  <Row>(code: string) =>
  (error: unknown): Row[] => {
    if (error instanceof ProviderError && error.has(code)) return [];
    throw error;
  };
