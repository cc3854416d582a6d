import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import { formatAmount } from '../../domain/money/amount';
import { moneyToMove, openTransfersRefusal, type MovedMoney } from '../../domain/safeguarding/controlMove';
import { reasonOf } from '../../domain/safeguarding/reasons';
import { loadOpenTransfers } from '../database/controlMoves';
import { recordActivity } from '../database/recordActivity';
import { requireHouseAccount } from '../database/requireHouseAccount';
import { loadSafeguardedMoney } from '../database/safeguardedMoney';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { ChangeTools } from '../fourEyes/governedChange';
import { derivedId } from '../runtime/derivedId';
import type { MoveControlAccountInput } from '../runtime/generated/actions';
import { storeTransfer } from './storeTransfer';

/**
 * Names another control account and moves all that is safeguarded to it, by one transfer for each currency (docs/decisions/109). A second administrator
 * always allows it, and only the amounts that were shown. For administrators.
 * @throws RuleError account_not_found and those of houseAccountRefusal, control_account_missing, control_account_same, safeguarding_under_way,
 *   account_not_connected, change_pending
 */
export const moveControlAccount = defineAction({
  name: 'moveControlAccount',
  roles: [],
  scope: null,
  writes: { lists: ['settings', 'safeguarding', 'changes'] },
  activity: ['A038'],
  sdl: `
    type Mutation {
      """
      Names another control account and moves all that is safeguarded to it. A second administrator always allows it. For administrators.
      """
      moveControlAccount(accountId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'moveControlAccount',
    parse: ({ accountId }: MoveControlAccountInput) => Promise.resolve({ accountId }),
    make: async (tools, { accountId }) => {
      const { transaction, context, session } = tools;
      const { settingsId, former } = await lockControlAccount(transaction);
      const next = await requireHouseAccount(transaction, accountId, 'accountId');
      if (next.id === former.id) throw new RuleError('control_account_same', 'accountId');
      const refusal = openTransfersRefusal(await loadOpenTransfers(transaction));
      if (refusal) throw new RuleError('safeguarding_under_way', 'accountId', refusal);
      const moved = moneyToMove(await loadSafeguardedMoney(transaction));
      await transaction('settings').update({ safeguarding_control_account_id: next.id });
      const intentIds = await storeMoves(tools, former.id, next.id, moved);
      const amounts = moved.map(({ amount, currency }) => `${formatAmount(amount, currency)} ${currency}`);
      const details = `Safeguarding control account: ${former.name} → ${next.name} (${amounts.join(', ') || 'nothing to move'})`;
      const entry = { eventCode: 'A038', details, userId: session.userId, createdAt: context.clock.now() } as const;
      await recordActivity(transaction, entry);
      const answer = { id: next.id };
      return {
        answer,
        subject: { entity: 'settings', id: settingsId },
        switches: { now: [] },
        conclude: () => context.drainInline(intentIds).then(() => answer),
      };
    },
  }),
});

interface ControlAccount {
  readonly settingsId: string;
  readonly former: { readonly id: string; readonly name: string };
}

/** The control account of now. Until the transaction ends nothing else changes it, and no client money is stored by it. */
async function lockControlAccount(transaction: Knex.Transaction): Promise<ControlAccount> {
  const settings = await transaction('settings').forUpdate().first('id', 'safeguarding_control_account_id');
  invariant(settings !== undefined, 'the house has settings');
  const { id: settingsId, safeguarding_control_account_id: id } = settings;
  if (id === null) throw new RuleError('control_account_missing', 'accountId');
  const former = await transaction('accounts').where({ id }).first('id', 'name');
  invariant(former !== undefined, 'the settings name an account that exists');
  return { settingsId: String(settingsId), former };
}

/** Stores the transfer of each currency under an id that follows from the change. @returns the intents to send */
async function storeMoves(
  { transaction, context, session, changeId, requestedBy }: ChangeTools,
  sourceAccountId: string,
  destinationAccountId: string,
  moved: readonly MovedMoney[],
): Promise<readonly string[]> {
  const intentIds: string[] = [];
  for (const { currency, amount } of moved) {
    const transfer = {
      id: derivedId('control account', changeId, currency),
      sourceAccountId,
      destinationAccountId,
      currency,
      amount,
      reason: reasonOf('to', currency, 'move of the control account'),
      createdById: requestedBy,
      moveId: changeId,
    };
    const recorded = { accountId: sourceAccountId, userId: session.userId };
    intentIds.push(await storeTransfer(transaction, context, transfer, recorded));
  }
  return intentIds;
}
