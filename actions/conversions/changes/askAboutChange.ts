import { askForSeat } from '../../provider/askForSeat';
import type { Context } from '../../context';
import type { ProviderClient } from '../../provider/client';
import type { Session } from '../../runtime/session';
import { requireChangeable, type Changeable } from './changeableConversion';

/**
 * Asks the provider about a change of a conversion that the caller may change now.
 * @param field the input field that a rejection concerns
 * @throws RuleError as requireChangeable and askForSeat
 */
export async function askAboutChange<Answer>(
  context: Context,
  session: Session,
  { conversionId, field }: { readonly conversionId: string; readonly field: string },
  ask: (client: ProviderClient, changeable: Changeable) => Promise<Answer>,
): Promise<{ readonly changeable: Changeable; readonly answer: Answer }> {
  const changeable = await requireChangeable(context.database, session, conversionId, context.clock.now());
  const answer = await askForSeat(context, session, field, (client) => ask(client, changeable));
  return { changeable, answer };
}
