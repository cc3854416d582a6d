import { number, object } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { UpdateLastSeenInput, UpdateLastSeenOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/** Longer than any idle limit. */
const maxIdleSeconds = 3600;

const schema = object({
  idleSeconds: number().integer().min(0).max(maxIdleSeconds).required(messages.fields.required),
});

/**
 * Stores when the caller was last active, which is `idleSeconds` ago. An earlier time never replaces a later one. The time is the
 * database's, as in preTokenGeneration.
 * @throws RuleError invalid_input, not_authenticated for a disabled user
 */
export async function updateLastSeen(
  input: UpdateLastSeenInput,
  session: Session,
  context: Context,
): Promise<UpdateLastSeenOutput> {
  const { idleSeconds } = await parseDeclared(schema, input);
  return inTransaction(context.database, session, async (transaction) => {
    const seen = transaction.raw('greatest(last_seen_at, now() - make_interval(secs => ?))', [idleSeconds]);
    const [person] = await transaction('users')
      .where({ id: session.userId, enabled: true })
      .update({ last_seen_at: seen })
      .returning('last_seen_at');
    if (!person?.last_seen_at) throw new RuleError('not_authenticated');
    return { lastSeenAt: person.last_seen_at.toISOString() };
  });
}
