import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import type { Seat } from '../database/seats';
import type { Context } from '../context';
import { askProvider } from './askProvider';
import { requirePermittedCountry } from './requirePermittedCountry';

/**
 * Refuses details that must not be stored: of a country that is not permitted, or that the provider would reject.
 * @throws RuleError country_not_permitted, provider_rejected with the first field that the provider rejects, and what
 *   askProvider throws
 */
export async function requireAcceptable(context: Context, seat: Seat, beneficiary: BeneficiaryInput): Promise<void> {
  await requirePermittedCountry(context.database, beneficiary);
  const [refused] = await askProvider(context, seat, beneficiary);
  if (refused) throw new RuleError('provider_rejected', refused.field, refused.message);
}
