import { array, object, string, type InferType } from '../yup';
import { messages } from '../messages';
import { paymentTypes } from '../payments/fields';
import { normaliseBankCode } from './bankCodes';
import { bankCodeFields, bankCodeKindOf, beneficiaryFields, forEachField } from './beneficiaryFields';

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

/** The same beneficiary with bare bank codes, as they are stored and sent to the provider. A code of no known kind stays as it is. */
export function withBareBankCodes<Input extends Partial<BeneficiaryInput>>(input: Input): Input {
  const bare = bankCodeFields.flatMap((name) => {
    const kind = bankCodeKindOf(name, input);
    const typed = input[name];
    return kind && typed ? [[name, normaliseBankCode(kind, typed)]] : [];
  });
  return { ...input, ...Object.fromEntries(bare) } as Input;
}
