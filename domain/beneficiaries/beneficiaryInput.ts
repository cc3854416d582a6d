import { array, object, string, type InferType } from 'yup';
import { messages } from '../messages';
import { paymentTypes } from '../payments/paymentInput';
import { beneficiaryFields, forEachField } from './beneficiaryFields';

type FieldSchemas = {
  [Name in keyof typeof beneficiaryFields]: (typeof beneficiaryFields)[Name]['schema'];
};

/** A beneficiary as a user enters it: the fields of the table, and the payment types it can be paid by. */
export const beneficiaryInputSchema = object({
  ...(forEachField((name) => beneficiaryFields[name].schema) as FieldSchemas),
  paymentTypes: array(
    string()
      .oneOf([...paymentTypes])
      .required(),
  )
    .min(1, messages.fields.required)
    .required(messages.fields.required),
}).noUnknown();

/** What passes beneficiaryInputSchema. */
export type BeneficiaryInput = InferType<typeof beneficiaryInputSchema>;
