import { noticePreferenceSchema } from '../../domain/notices/kinds';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { SetNoticePreferenceInput, SetNoticePreferenceOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/**
 * Chooses where the caller wants notices of one kind. It holds for what is told from now on. It is a setting of one user, like a saved view,
 * and so has no code in the activity log.
 * @throws RuleError invalid_input
 */
export async function setNoticePreference(
  input: SetNoticePreferenceInput,
  session: Session,
  context: RuntimeContext,
): Promise<SetNoticePreferenceOutput> {
  const { kind, inApp, byEmail } = await parseDeclared(noticePreferenceSchema, input);
  const preference = { user_id: session.userId, kind, in_app: inApp, by_email: byEmail };
  await inTransaction(context.database, session, (transaction) =>
    transaction('notice_preferences').insert(preference).onConflict(['user_id', 'kind']).merge(['in_app', 'by_email']),
  );
  return { kind };
}
