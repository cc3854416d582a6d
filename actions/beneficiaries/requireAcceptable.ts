import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import { requireOffered } from '../database/currencySettings';
import type { Seat } from '../database/seats';
import type { Context } from '../context';
import { askProvider } from './askProvider';
import { requirePermittedCountry } from './requirePermittedCountry';

/**
 * Refuses details that must not be stored: of a country that is not permitted, in a currency that is not offered, or that the provider would reject.
 * @param kept the currency of a beneficiary that is changed, which may stay
 * @throws RuleError country_not_permitted, currency_not_offered, provider_rejected with the first field that the provider rejects, and what
 *   askProvider throws
 */
export async function requireAcceptable(
  context: Context,
  seat: Seat,
  beneficiary: BeneficiaryInput,
  kept?: string,
): Promise<void> {
  await requirePermittedCountry(context.database, beneficiary);
  const keptMoney = kept === undefined ? undefined : { currency: kept };
  await requireOffered(context.database, beneficiary, { currency: 'currency' }, keptMoney);
  const [refused] = await askProvider(context, seat, beneficiary);
  if (refused) throw new RuleError('provider_rejected', refused.field, refused.message);
}
