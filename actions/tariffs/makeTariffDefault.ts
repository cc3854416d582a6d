import { RuleError } from '../../domain/errors';
import { recordActivity } from '../database/recordActivity';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { MakeTariffDefaultInput } from '../runtime/generated/actions';
import { tariffChange } from './recordTariff';

/**
 * Makes a tariff the default of its type: the one of every account that has none of its own. For administrators.
 * @throws RuleError tariff_not_found, change_pending
 */
export const makeTariffDefault = defineAction({
  name: 'makeTariffDefault',
  roles: [],
  scope: null,
  writes: { lists: ['tariffs'] },
  activity: ['A030'],
  sdl: `
    type Mutation {
      """
      Makes a tariff the one of every account that has none of its own of that type. For administrators.
      """
      makeTariffDefault(tariffId: uuid!): DefaultTariff!
    }

    type DefaultTariff {
      id: uuid!
      is_default: Boolean!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'makeTariffDefault',
    parse: ({ tariffId }: MakeTariffDefaultInput) => Promise.resolve({ tariffId }),
    make: async ({ transaction, context, session }, { tariffId: id }) => {
      const tariff = await transaction('tariffs').where({ id }).first('name', 'type');
      if (!tariff) throw new RuleError('tariff_not_found', 'tariffId');
      const { name, type } = tariff;
      // In the order of their ids, so that two administrators at the same moment wait for each other instead of failing.
      const rows = await transaction('tariffs').where({ type }).orderBy('id').forUpdate().select('id', 'is_default');
      const made = () => tariffChange(transaction, id, { id, is_default: true });
      if (rows.some((row) => row.id === id && row.is_default)) return made();
      await transaction('tariffs').where({ type, is_default: true }).update({ is_default: false });
      await transaction('tariffs').where({ id }).update({ is_default: true });
      const entry = { eventCode: 'A030', details: `${name}: default of ${type}` } as const;
      await recordActivity(transaction, { ...entry, userId: session.userId, createdAt: context.clock.now() });
      return made();
    },
  }),
});
