import { useState } from 'react';
import { useClient } from 'urql';
import { type FieldRefusal } from '../../../ui/form/Form';
import { readError } from '../../../graphql/serviceError';
import { type BeneficiaryDraft } from './BeneficiaryForm';
import { formFieldOf, toBeneficiaryInput } from './beneficiaryValues';
import { ValidateBeneficiaryDocument } from './saveBeneficiary';

/** Asks the provider about a draft before its review. A provider that cannot be reached does not stop the review. */
export function useBeneficiaryCheck() {
  const client = useClient();
  const [isChecking, setIsChecking] = useState(false);

  const check = async ({ values, groups }: BeneficiaryDraft): Promise<FieldRefusal | undefined> => {
    setIsChecking(true);
    const variables = { beneficiary: toBeneficiaryInput(values, groups) };
    const options = { requestPolicy: 'network-only' } as const;
    const { data, error } = await client.query(ValidateBeneficiaryDocument, variables, options).toPromise();
    setIsChecking(false);
    if (error) {
      const { field, message } = readError(error);
      return field ? { field: formFieldOf(field, groups), message } : undefined;
    }
    const refusal = data?.validateBeneficiary.errors[0];
    return refusal && { field: formFieldOf(refusal.field, groups), message: refusal.message };
  };

  return { check, isChecking };
}
