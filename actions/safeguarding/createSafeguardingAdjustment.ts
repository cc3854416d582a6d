import { RuleError } from '../../domain/errors';
import {
  safeguardingAdjustmentSchema,
  type SafeguardingAdjustmentInput,
} from '../../domain/safeguarding/transferInput';
import type { SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import { lockSafeguarded } from '../database/adjustSafeguarded';
import { inTransaction } from '../database/transaction';
import { contentDigest } from '../intents/contentDigest';
import type { Context } from '../provider/context';
import type {
  CreateSafeguardingAdjustmentInput,
  CreateSafeguardingAdjustmentOutput,
} from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { adjustmentKind, requireNotBelowZero } from './adjustment';

/**
 * Asks for a correction of what stands safeguarded for an account. A second administrator decides (specification, part two, section 7;
 * docs/decisions/069). For administrators.
 * @throws RuleError invalid_input, account_not_found, safeguarding_adjustment_below_zero, safeguarding_adjustment_pending
 */
export async function createSafeguardingAdjustment(
  input: CreateSafeguardingAdjustmentInput,
  session: Session,
  context: Context,
): Promise<CreateSafeguardingAdjustmentOutput> {
  const change: SafeguardingAdjustmentInput = await parseDeclared(safeguardingAdjustmentSchema, input);
  const id = context.newId();
  return inTransaction(context.database, session, async (transaction) => {
    const currency = change.currency as SafeguardedCurrency;
    const position = await lockSafeguarded(transaction, change.accountId, currency);
    if (position === undefined) throw new RuleError('account_not_found', 'accountId');
    requireNotBelowZero(position, change.amount);
    const [row] = await transaction('pending_changes')
      .insert({
        ...{ id, kind: adjustmentKind, entity: 'accounts', entity_id: `${change.accountId.toLowerCase()}:${currency}` },
        ...{ change: JSON.stringify(change), digest: contentDigest(change) },
        ...{ requested_by: session.userId, requested_at: context.clock.now() },
      })
      .onConflict(transaction.raw('(entity, entity_id, kind) where decision is null'))
      .ignore()
      .returning('id');
    if (!row) throw new RuleError('safeguarding_adjustment_pending', 'currency');
    return { id, decision: null };
  });
}
