import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { payeeOf } from '../../domain/beneficiaries/payeeCheck';
import { requireSeat, type Seat } from '../database/seats';
import type { Session } from '../runtime/session';
import { permittedAmong } from '../database/countries';
import { requireOffered } from '../database/currencySettings';
import type { Context } from '../context';
import { askProvider } from './askProvider';
import { checkPayee } from './checkPayee';

/**
 * The user's seat on the selected account, which must have the right to create beneficiaries. The same right lets a user
 * change and delete them.
 * @throws RuleError account_not_found, role_may_not_create_beneficiaries
 */
export async function requireEditor(database: Knex, session: Session): Promise<Seat> {
  const seat = await requireSeat(database, session.userId, session.selectedAccountId);
  if (!seat.canCreateBeneficiaries) throw new RuleError('role_may_not_create_beneficiaries', 'accountId');
  return seat;
}

/**
 * Refuses sanctioned, non-permitted and restricted countries.
 * @throws RuleError country_not_permitted with the field, also for an unknown country
 */
export async function requirePermittedCountry(
  database: Knex,
  input: Pick<BeneficiaryInput, 'country' | 'bankCountry'>,
): Promise<void> {
  const permitted = await permittedAmong(database, [input.country, input.bankCountry]);
  for (const field of ['country', 'bankCountry'] as const) {
    if (!permitted.has(input[field])) throw new RuleError('country_not_permitted', field);
  }
}

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

/** What the activity says where the user saved a name that the bank does not confirm. */
const acceptance = 'Saved although the name may not match the account: the user confirmed it.';

/**
 * Refuses a name that does not match the account, unless the user accepted that. A bank that gives no answer refuses nothing.
 * @returns what the activity records; null where nothing was accepted
 * @throws RuleError payee_name_mismatch
 */
export async function requireNameAccepted(
  context: Context,
  seat: Seat,
  beneficiary: BeneficiaryInput,
  isAccepted: boolean | null | undefined,
): Promise<string | null> {
  if (isAccepted) return acceptance;
  const check = await checkPayee(context, seat, payeeOf(beneficiary)).catch((error: unknown) => {
    if (error instanceof RuleError) return undefined;
    throw error;
  });
  if (check?.answer === 'no_match') throw new RuleError('payee_name_mismatch', 'bankAccountHolderName');
  return null;
}
