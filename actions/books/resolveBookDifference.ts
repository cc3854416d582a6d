import { resolutionSchema, resolutionsOf, type Resolution } from '../../domain/books/resolution';
import { RuleError } from '../../domain/errors';
import { clearAlarm } from '../database/alarms';
import { recordActivity } from '../database/recordActivity';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { ResolveBookDifferenceInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { adoptRecord } from './adoptRecord';
import { correctCharge } from './correctCharge';
import { endOurRow } from './endOurRow';
import { lockDifference } from './storedDifference';

const words: Readonly<Record<Resolution, string>> = {
  adopt: 'adopted',
  explain: 'explained',
  reverse: 'reversed',
  correct: 'corrected',
};

/**
 * Resolves a difference of the books: adopts the provider's record, explains it, ends the record where it stands, or corrects a charge. A second super
 * admin always allows it (docs/decisions/095, 101). What is cancelled at the provider is cancelled after the commit; the difference then closes when a
 * comparison no longer finds it.
 * @throws RuleError invalid_input, difference_not_found, difference_changed, resolution_not_possible, change_pending, those of adoptRecord, and
 *   a rejection of the provider
 */
export const resolveBookDifference = defineAction({
  name: 'resolveBookDifference',
  roles: [],
  scope: null,
  writes: { lists: ['books', 'changes'], rows: { differenceId: ['book_differences'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Proposes how a difference of the books is resolved: adopt, explain or reverse, with a note. The digest is that of the difference that was shown.
      A second super admin always allows it.
      """
      resolveBookDifference(differenceId: uuid!, digest: String!, resolution: String!, note: String!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'resolveBookDifference',
    parse: (input: ResolveBookDifferenceInput) => parseDeclared(resolutionSchema, input),
    make: async ({ transaction, context, session: { userId }, requestedBy }, { differenceId: id, ...asked }) => {
      const { resolution, note } = asked;
      const difference = await lockDifference(transaction, id, asked.digest);
      const { side, kind, account_id: accountId, our_table: ourTable } = difference;
      const status = difference.found?.status ?? difference.expected?.status ?? null;
      const reason = difference.found?.reason ?? null;
      if (!resolutionsOf({ kind, side, ourTable, status, reason }).includes(resolution)) {
        throw new RuleError('resolution_not_possible', 'resolution');
      }
      const now = context.clock.now();
      const isAtProvider = resolution === 'reverse' && side === 'provider';
      if (resolution === 'adopt') await adoptRecord(transaction, context, difference, requestedBy);
      if (resolution === 'reverse' && side === 'ours') await endOurRow(transaction, difference, now);
      if (resolution === 'correct') await correctCharge(transaction, context, difference, note);
      await transaction('book_differences')
        .where({ id })
        .update({ resolution, note, resolved_by: userId, resolved_at: isAtProvider ? null : now });
      if (!isAtProvider) await clearAlarm(transaction, 'book_difference', id, now);
      const details = `Difference of a ${kind} ${words[resolution]}: ${note}`;
      await recordActivity(transaction, { eventCode: 'A035', accountId, details, userId, createdAt: now });
      const answer = { id };
      return {
        answer,
        subject: { entity: 'book_differences', id },
        switches: { now: [] },
        conclude: isAtProvider ? () => context.cancelAtProvider(difference).then(() => answer) : undefined,
      };
    },
  }),
});
