import { object, string } from '../../domain/yup';
import { mayChangeByHand, statusesByHand } from '../../domain/charges/transitions';
import { RuleError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { lockCharge, readChanged, recordChargeChange } from './lockCharge';

const schema = object({
  chargeId: string().required(),
  status: string()
    .required(messages.fields.required)
    .oneOf([...statusesByHand], 'Choose completed or cancelled.'),
  reason: string().trim().max(1000, 'Use at most 1000 characters.').required(messages.fields.required),
});

/**
 * Sets a charge that waits or failed to completed, because it was settled elsewhere, or to cancelled, because it is waived (specification,
 * part two, sections 4 and 7). For administrators. Nothing is posted: no money moves here.
 * @throws RuleError invalid_input, charge_not_found, charge_status_fixed
 */
export const updateChargeStatus = defineAction({
  name: 'updateChargeStatus',
  roles: [],
  scope: null,
  writes: { lists: ['charges'], rows: { chargeId: ['charges'] } },
  activity: ['A031'],
  sdl: `
    type Mutation {
      """
      Sets a charge that waits or failed to completed (settled elsewhere) or cancelled (waived). For administrators.
      """
      updateChargeStatus(chargeId: uuid!, status: String!, reason: String!): ChangedCharge!
    }
  `,
  handler: async (input, session, context) => {
    const { chargeId: id, status, reason } = await parseDeclared(schema, input);
    return inTransaction(context.database, session, async (transaction) => {
      const charge = await lockCharge(transaction, id);
      if (!mayChangeByHand(charge.status, status)) throw new RuleError('charge_status_fixed', 'status');
      await transaction('charges').where({ id }).update({ status, next_attempt_at: null });
      await recordChargeChange(transaction, context, session, charge, `${charge.status} → ${status}. ${reason}`);
      return readChanged(transaction, id);
    });
  },
});
