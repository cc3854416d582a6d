import { number, object } from 'yup';
import { messages } from '../../domain/messages';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../runtime/context';
import type { UpdateLastSeenInput, UpdateLastSeenOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/** No session is idle for longer than this. */
const longestIdleSeconds = 3600;

const schema = object({
  idleSeconds: number().integer().min(0).max(longestIdleSeconds).required(messages.fields.required),
});

/**
 * Notes that the person who asks is there, or was `idleSeconds` ago; an earlier sight never replaces a later one. Sessions
 * live in the database's time, as in preTokenGeneration.
 * @throws RuleError invalid_input, not_authenticated for a person who is disabled
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
      .returning<{ last_seen_at: Date }[]>('last_seen_at');
    if (!person) throw new RuleError('not_authenticated');
    return { lastSeenAt: person.last_seen_at.toISOString() };
  });
}
