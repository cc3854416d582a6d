import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { maxSavedViews, savedViewSchema } from '../../domain/savedView';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';

/**
 * Keeps the filters of a list under a name, for the caller alone. Filters of the same name are replaced.
 * @throws RuleError invalid_input, also for one view too many
 */
export const createSavedView = defineAction({
  name: 'createSavedView',
  roles: ['user'],
  scope: null,
  writes: { lists: ['savedViews'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Keeps the filters of a list under a name; filters of the same name are replaced. \`list\` is payments.
      """
      createSavedView(list: String!, name: String!, filters: [SavedFilterInput!]!): SavedView!
    }

    """A query parameter of the list and its text."""
    input SavedFilterInput {
      name: String!
      value: String!
    }
  `,
  handler: async (input, session, context) => {
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
  },
});

async function requireFewEnough(transaction: Knex.Transaction, userId: string, list: string): Promise<void> {
  const views = await transaction('saved_views')
    .where({ user_id: userId, list })
    .limit(maxSavedViews + 1)
    .select('id');
  if (views.length > maxSavedViews) {
    throw new RuleError('invalid_input', 'name', `You have ${maxSavedViews} saved views. Delete one first.`);
  }
}
