import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { maxSavedViews, savedViewSchema } from '../../domain/savedView';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { CreateSavedViewInput, CreateSavedViewOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';

/**
 * Keeps the filters of a list under a name, for the caller alone. Filters of the same name are replaced.
 * @throws RuleError invalid_input, also for one view too many
 */
export async function createSavedView(
  input: CreateSavedViewInput,
  session: Session,
  context: Context,
): Promise<CreateSavedViewOutput> {
  const { list, name, filters } = await parseDeclared(savedViewSchema, input);
  const view = {
    user_id: session.userId,
    list,
    name,
    filters: JSON.stringify(Object.fromEntries(filters.map((filter) => [filter.name, filter.value]))),
  };
  return inTransaction(context.database, session, async (transaction) => {
    const [saved] = await transaction('saved_views')
      .insert({ id: context.newId(), createdAt: context.clock.now(), ...view })
      .onConflict(['user_id', 'list', 'name'])
      .merge(['filters'])
      .returning('id');
    await requireFewEnough(transaction, session.userId, list);
    return { id: saved?.id ?? '' };
  });
}

async function requireFewEnough(transaction: Knex.Transaction, userId: string, list: string): Promise<void> {
  const views = await transaction('saved_views')
    .where({ user_id: userId, list })
    .limit(maxSavedViews + 1)
    .select('id');
  if (views.length > maxSavedViews) {
    throw new RuleError('invalid_input', 'name', `You have ${maxSavedViews} saved views. Delete one first.`);
  }
}
