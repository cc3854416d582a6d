import type { Knex } from 'knex';
import { object, string } from '../../domain/yup';
import { mayReprocess } from '../../domain/charges/transitions';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import { messages } from '../../domain/messages';
import { loadHouseEnd } from '../database/chargeHouseEnd';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import { lockHouseSwitches } from '../fourEyes/switches';
import type { ReaimChargeInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { lockCharge, recordChargeChange } from './lockCharge';

const id = () => string().uuid().lowercase().required(messages.fields.required);
const schema = object({ chargeId: id(), houseAccountId: id() });

/**
 * Gives a charge that waits or failed the account of the house that the settings name now: it collects the charge, or pays the credit. The charge
 * is pending then and taken as any other (docs/decisions/104). For administrators.
 * @param houseAccountId the settings' account as it was shown
 * @throws RuleError invalid_input, charge_not_found, charge_not_retryable, charge_not_misdirected, charge_misdirected where the settings name another
 *   account than was shown, or one that is not marked as the house's; charge_of_collector where that account pays the charge itself; change_pending
 */
export const reaimCharge = defineAction({
  name: 'reaimCharge',
  roles: [],
  scope: null,
  writes: { lists: ['charges'], rows: { chargeId: ['charges'] } },
  activity: ['A031'],
  sdl: `
    type Mutation {
      """
      Gives a charge that waits or failed the account of the house that the settings name now, as it was shown. For administrators.
      """
      reaimCharge(chargeId: uuid!, houseAccountId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'reaimCharge',
    parse: (input: ReaimChargeInput) => parseDeclared(schema, input),
    make: async ({ transaction, context, session }, { chargeId, houseAccountId }) => {
      const now = await lockHouseSwitches(transaction);
      const charge = await lockCharge(transaction, chargeId);
      if (!mayReprocess(charge.status)) throw new RuleError('charge_not_retryable', 'chargeId');
      const end = await loadHouseEnd(transaction, chargeId);
      if (end.isRight) throw new RuleError('charge_not_misdirected', 'chargeId');
      await requireMarked(transaction, houseAccountId, end.settingsAccountId);
      const other = end.isCredit ? charge.destination_account_id : charge.source_account_id;
      if (other === houseAccountId) throw new RuleError('charge_of_collector', 'houseAccountId');
      const column = end.isCredit ? 'source_account_id' : 'destination_account_id';
      const aimed = {
        [column]: houseAccountId,
        status: 'pending' as const,
        next_attempt_at: null,
        error_message: null,
      };
      await transaction('charges').where({ id: chargeId }).update(aimed);
      const names = await namesOf(transaction, [end.accountId, houseAccountId]);
      await recordChargeChange(transaction, context, session, charge, names.join(' → '));
      return { answer: { id: chargeId }, subject: { entity: 'charges', id: chargeId }, switches: { now } };
    },
  }),
});

/** @throws RuleError charge_misdirected */
async function requireMarked(transaction: Knex.Transaction, shown: string, named: string | null): Promise<void> {
  const account = await transaction('accounts').where({ id: shown }).forShare().first('isHouseAccount');
  if (shown !== named || !account?.isHouseAccount) throw new RuleError('charge_misdirected', 'houseAccountId');
}

/** The names of accounts, in the order of their ids here. */
async function namesOf(transaction: Knex.Transaction, ids: readonly (string | null)[]): Promise<readonly string[]> {
  const rows = await transaction('accounts')
    .whereIn(
      'id',
      ids.filter((one) => one !== null),
    )
    .select('id', 'name');
  return ids.map((one) => {
    const account = rows.find(({ id: key }) => key === one);
    invariant(account, 'both accounts exist');
    return account.name;
  });
}
