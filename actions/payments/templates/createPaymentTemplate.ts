import { fieldsWith, pickFields } from '../../../domain/payments/fields';
import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { normaliseAmount } from '../../../domain/money/amount';
import { namedTemplateSchema, type PaymentTemplate } from '../../../domain/payments/template';
import { maxTemplates } from '../../../domain/payments/templateLimits';
import { requireCurrentSlice } from '../../database/beneficiaries';
import type { Seat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import { paymentInputType } from '../paymentInputTypes';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { requirePayer } from '../lockForMaker';
import { recordTemplate, withFreeName } from './storedTemplate';

/**
 * Keeps a payment as a template of the selected account, under a name that no other template there has. Every user with a seat on the account may use it.
 * @throws RuleError role_may_not_create_payments, beneficiary_not_found, currency_mismatch, template_name_taken, and invalid_input, also
 *   for one template too many
 */
export const createPaymentTemplate = defineAction({
  name: 'createPaymentTemplate',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['templates'], rows: { templateId: ['payment_templates'] } },
  activity: ['A037'],
  sdl: `
    type Mutation {
      """
      Keeps a payment as a template of the account, under a name that no other template there has.
      """
      createPaymentTemplate(name: String!, template: PaymentTemplateInput!): PaymentTemplate!
    }

    """
    What a template keeps of a payment. Without an amount it is entered each time.
    """
    ${paymentInputType('PaymentTemplateInput')}
  `,
  handler: async (input, session, context) => {
    const { name, template } = await parseDeclared(namedTemplateSchema, input);
    const seat = await requirePayer(context.database, session);
    const id = context.newId();
    await withFreeName(() =>
      inTransaction(context.database, session, async (transaction) => {
        await transaction('accounts').where({ id: seat.accountId }).forUpdate().first('id');
        await requireRoom(transaction, seat.accountId);
        const { currency } = await requireCurrentSlice(transaction, template.beneficiaryId, seat.accountId);
        if (currency !== template.currency) throw new RuleError('currency_mismatch', 'template.currency');
        await transaction('payment_templates').insert({ id, name, ...columnsOf(seat, template) });
        await recordTemplate(transaction, context, session, { accountId: seat.accountId, text: `“${name}” saved` });
      }),
    );
    return { id };
  },
});

async function requireRoom(transaction: Knex.Transaction, accountId: string): Promise<void> {
  const ids = await transaction('payment_templates').where({ account_id: accountId }).limit(maxTemplates).pluck('id');
  if (ids.length < maxTemplates) return;
  throw new RuleError('invalid_input', 'name', `This account has ${maxTemplates} templates. Delete one first.`);
}

function columnsOf({ accountId, userId }: Seat, template: PaymentTemplate) {
  const { beneficiaryId, amount, ...texts } = pickFields(fieldsWith('isKept'), template);
  return {
    account_id: accountId,
    createdById: userId,
    beneficiary_id: beneficiaryId,
    amount: amount ? normaliseAmount(amount, texts.currency) : null,
    ...texts,
  };
}
