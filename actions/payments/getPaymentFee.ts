import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { chargeTypes, paymentTypes } from '../../domain/payments/fields';
import { defineAction } from '../defineAction';
import { findPaymentFee } from './findPaymentFee';
import { requireSeat } from '../database/seats';
import { countryCode, currencyCode } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';

const schema = object({
  bankCountry: countryCode(),
  currency: currencyCode(),
  paymentType: string()
    .required(messages.fields.required)
    .oneOf([...paymentTypes], 'Choose regular or priority.'),
  chargeType: string()
    .nullable()
    .oneOf([...chargeTypes, null], 'Choose ours or shared.'),
});

/**
 * What the selected account is charged for a payment that is not created yet: an amount in pounds, null where no fee is taken. A user may
 * not read tariffs.
 * @throws RuleError invalid_input, account_not_found
 */
export const getPaymentFee = defineAction({
  name: 'getPaymentFee',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      What the selected account is charged for a payment, in pounds; no amount where no fee is taken.
      """
      getPaymentFee(bankCountry: String!, currency: String!, paymentType: String!, chargeType: String): PaymentFee!
    }

    type PaymentFee {
      amount: String
      currency: String!
    }
  `,
  handler: async (input, session, context) => {
    const { paymentType, chargeType, ...route } = await parseDeclared(schema, input);
    const { accountId, defaultChargeType } = await requireSeat(
      context.database,
      session.userId,
      session.selectedAccountId,
    );
    const due = await findPaymentFee(
      context.database,
      {
        ...route,
        accountId,
        paymentType,
        chargeType: paymentType === 'priority' ? (chargeType ?? defaultChargeType) : null,
      },
      context.clock.now(),
    );
    return { amount: due?.amount ?? null, currency: 'GBP' };
  },
});
