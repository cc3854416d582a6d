import { number, object } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';

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
export const updateLastSeen = defineAction({
  name: 'updateLastSeen',
  roles: ['user', 'user_without_mfa'],
  scope: null,
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      Says that the person is there, or was \`idleSeconds\` ago: sessions end by it.
      """
      updateLastSeen(idleSeconds: Int!): LastSeen!
    }

    type LastSeen {
      lastSeenAt: timestamptz!
    }
  `,
  handler: async (input, session, context) => {
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
  },
});
