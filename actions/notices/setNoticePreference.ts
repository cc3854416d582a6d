import { noticePreferenceSchema } from '../../domain/notices/kinds';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';

/**
 * Chooses where the caller wants notices of one kind. It holds for what is told from now on. It is a setting of one user, like a saved view,
 * and so has no code in the activity log.
 * @throws RuleError invalid_input
 */
export const setNoticePreference = defineAction({
  name: 'setNoticePreference',
  roles: ['user'],
  scope: null,
  writes: { lists: ['notices'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Chooses where the caller wants notices of one kind: in the portal, by e-mail, both or neither.
      """
      setNoticePreference(kind: String!, inApp: Boolean!, byEmail: Boolean!): NoticePreference!
    }

    type NoticePreference {
      kind: String!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const { kind, inApp, byEmail } = await parseDeclared(noticePreferenceSchema, input);
    const preference = { user_id: session.userId, kind, in_app: inApp, by_email: byEmail };
    await inTransaction(context.database, session, (transaction) =>
      transaction('notice_preferences')
        .insert(preference)
        .onConflict(['user_id', 'kind'])
        .merge(['in_app', 'by_email']),
    );
    return { kind };
  },
});
