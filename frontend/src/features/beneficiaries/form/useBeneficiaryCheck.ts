import { useState } from 'react';
import { useClient } from 'urql';
import type { SubmitError } from '../../../ui/form/Form';
import { readError } from '../../../graphql/serviceError';
import type { BeneficiaryDraft } from './BeneficiaryForm';
import { formFieldOf, toBeneficiaryInput } from './beneficiaryValues';
import { ValidateBeneficiaryDocument } from './saveBeneficiary';

/** Validates a draft at the provider before its review. If the provider cannot be reached the review opens without this check. */
export function useBeneficiaryCheck() {
  const client = useClient();
  const [isChecking, setIsChecking] = useState(false);

  const check = async ({ values, groups }: BeneficiaryDraft): Promise<SubmitError | undefined> => {
    setIsChecking(true);
    const variables = { beneficiary: toBeneficiaryInput(values, groups) };
    const options = { requestPolicy: 'network-only' } as const;
    const { data, error } = await client.query(ValidateBeneficiaryDocument, variables, options).toPromise();
    setIsChecking(false);
    if (error) {
      const { field, message } = readError(error);
      return field ? { field: formFieldOf(field, groups), message } : undefined;
    }
    const invalid = data?.validateBeneficiary.errors[0];
    return invalid && { field: formFieldOf(invalid.field, groups), message: invalid.message };
  };

  return { check, isChecking };
}
