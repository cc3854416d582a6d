import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { reaches } from '../../http/scope';
import type { PaymentType } from '../../store/records';

const paymentType = { format: 'text', oneOf: ['priority', 'regular'] } as const;
const chargeType = { format: 'text', oneOf: ['ours', 'shared'] } as const;

export const quoteParameters: ParameterTable = {
  account_id: { format: 'uuid' },
  payment_currency: { format: 'currency', required: true },
  payment_destination_country: { format: 'country', required: true },
  payment_type: { ...paymentType, required: true },
  charge_type: chargeType,
};

export const ruleParameters: ParameterTable = {
  account_id: { format: 'uuid' },
  payment_type: paymentType,
  charge_type: chargeType,
};

interface FeeRule {
  readonly payment_type: PaymentType;
  readonly charge_type: 'ours' | 'shared';
  readonly fee_amount: string;
  readonly fee_currency: string;
}

/** What the provider takes for priority payments; local ones are free. */
const feeRules: readonly FeeRule[] = [
  { payment_type: 'priority', charge_type: 'shared', fee_amount: '5.00', fee_currency: 'GBP' },
  { payment_type: 'priority', charge_type: 'ours', fee_amount: '12.00', fee_currency: 'GBP' },
];

/** What a payment would cost at the provider; nulls when it is free. */
export function quotePaymentFee(call: Call): Answer {
  const { parameters } = call;
  const type = parameters.text('payment_type');
  const charge = parameters.text('charge_type') ?? (type === 'priority' ? 'shared' : null);
  const rule = feeRules.find((row) => row.payment_type === type && row.charge_type === charge);
  return ok({
    account_id: askedAccount(call),
    payment_currency: parameters.text('payment_currency'),
    payment_destination_country: parameters.text('payment_destination_country'),
    payment_type: type,
    charge_type: charge,
    fee_amount: rule?.fee_amount ?? null,
    fee_currency: rule?.fee_currency ?? null,
  });
}

/** The provider's fees, by type of payment and of charge. */
export function findFeeRules(call: Call): Answer {
  askedAccount(call);
  const { parameters } = call;
  const answers = (row: FeeRule, name: 'payment_type' | 'charge_type') =>
    row[name] === (parameters.text(name) ?? row[name]);
  return ok({
    payment_fee_rules: feeRules.filter((row) => answers(row, 'payment_type') && answers(row, 'charge_type')),
  });
}

function askedAccount(call: Call): string {
  const id = call.parameters.text('account_id')?.toLowerCase() ?? call.actor.account.id;
  if (call.books.get('account', id) && reaches(call, id)) return id;
  const code = 'account_not_found';
  throw new ApiError(404, code, [{ field: 'account_id', code, message: 'Account was not found for this id' }]);
}
