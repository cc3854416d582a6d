import { array, boolean, object, string, type InferType } from '../yup';
import { paymentTypes } from '../payments/fields';

const amount = /^\d{1,15}(\.\d{1,10})?$/;

/**
 * When an organisation's users are shown a fraud notice: `organisations.fraud_notices` (specification, part two, sections 3 and 9).
 * The threshold is in whole or decimal units of the organisation's authorisation currency; null: none.
 */
const schema = object({
  paymentThreshold: string().nullable().matches(amount).default(null),
  paymentTypes: array()
    .of(
      string()
        .oneOf([...paymentTypes])
        .required(),
    )
    .default([]),
  beneficiary: boolean().default(false),
  optOut: boolean().default(false),
});

/** The settings of an organisation, each with its default where it is not given. */
export type FraudNoticeSettings = InferType<typeof schema>;

/** What an administrator saves of an organisation's settings. */
export const fraudNoticeInputSchema = object({
  paymentThreshold: string().nullable().matches(amount, 'Enter an amount, such as 5000.00.'),
  paymentTypes: array()
    .of(
      string()
        .required()
        .oneOf([...paymentTypes]),
    )
    .required(),
  beneficiary: boolean().required(),
  optOut: boolean().required(),
}).noUnknown();

/** Reads the stored settings. Undefined for settings that cannot be understood: every payment then demands a notice. */
export function readFraudNoticeSettings(stored: unknown): FraudNoticeSettings | undefined {
  return schema.isValidSync(stored) ? schema.cast(stored) : undefined;
}
