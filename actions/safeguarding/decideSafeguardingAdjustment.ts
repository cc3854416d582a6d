import type { Knex } from 'knex';
import { object, string } from 'yup';
import { RuleError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import type { SafeguardingAdjustmentInput } from '../../domain/safeguarding/transferInput';
import { adjustSafeguarded, lockSafeguarded } from '../database/adjustSafeguarded';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type {
  DecideSafeguardingAdjustmentInput,
  DecideSafeguardingAdjustmentOutput,
} from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { adjustmentKind, requireNotBelowZero } from './adjustment';

const schema = object({
  changeId: string().required(messages.fields.required),
  decision: string()
    .required(messages.fields.required)
    .oneOf(['allowed', 'refused', 'withdrawn'] as const, 'Choose allowed, refused or withdrawn.'),
}).noUnknown();

/**
 * Allows or refuses a correction that another administrator asked for; the one who asked may withdraw it. Allowing it writes the adjustment and the
 * account's safeguarded amount in the same transaction (docs/decisions/069). For administrators.
 * @throws RuleError invalid_input, safeguarding_adjustment_not_found, safeguarding_adjustment_decided, second_person_required,
 *   safeguarding_adjustment_below_zero
 */
export async function decideSafeguardingAdjustment(
  input: DecideSafeguardingAdjustmentInput,
  session: Session,
  context: Context,
): Promise<DecideSafeguardingAdjustmentOutput> {
  const { changeId: id, decision } = await parseDeclared(schema, input);
  const { userId } = session;
  return inTransaction(context.database, session, async (transaction) => {
    const row = await transaction('pending_changes').where({ id, kind: adjustmentKind }).forUpdate().first();
    if (!row) throw new RuleError('safeguarding_adjustment_not_found', 'changeId');
    if (row.decision) throw new RuleError('safeguarding_adjustment_decided', 'changeId');
    const isOwn = row.requested_by === userId;
    if (isOwn !== (decision === 'withdrawn')) throw new RuleError('second_person_required', 'decision');
    const now = context.clock.now();
    await transaction('pending_changes').where({ id }).update({ decision, decided_by: userId, decided_at: now });
    if (decision === 'allowed') {
      await adjust(transaction, { id, by: userId, at: now, change: row.change as SafeguardingAdjustmentInput });
    }
    return { id, decision };
  });
}

interface Allowed {
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  readonly change: SafeguardingAdjustmentInput;
}

async function adjust(transaction: Knex.Transaction, { id, by, at, change }: Allowed): Promise<void> {
  const { accountId, amount, reason } = change;
  const currency = change.currency as SafeguardedCurrency;
  const position = await lockSafeguarded(transaction, accountId, currency);
  if (position === undefined) throw new RuleError('account_not_found', 'accountId');
  requireNotBelowZero(position, amount);
  const source = { change_id: id };
  const after = await adjustSafeguarded(transaction, { accountId, currency, change: amount, at, by, source });
  const details = `${amount} ${currency}: ${reason}. Safeguarded now: ${after} ${currency}`;
  await recordActivity(transaction, { eventCode: 'A040', accountId, details, userId: by, createdAt: at });
}
