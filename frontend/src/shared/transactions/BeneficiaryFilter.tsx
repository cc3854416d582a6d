import { useDeferredValue, useState } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type {
  BeneficiaryNameQuery,
  BeneficiaryNameQueryVariables,
  BeneficiaryNamesQuery,
  BeneficiaryNamesQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { useFormField } from '../../ui/form/useFormField';
import { Select } from '../../ui/Select';
import { containsPattern } from '../listQuery';

const BeneficiaryNamesDocument: TypedDocumentNode<BeneficiaryNamesQuery, BeneficiaryNamesQueryVariables> = gql`
  query BeneficiaryNames($accountId: uuid!, $pattern: String!) {
    beneficiary_information_slice(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId } }
        name: { _ilike: $pattern }
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: 50
    ) {
      id
      beneficiaryId
      name
      currency
    }
  }
`;

const BeneficiaryNameDocument: TypedDocumentNode<BeneficiaryNameQuery, BeneficiaryNameQueryVariables> = gql`
  query BeneficiaryName($beneficiaryId: uuid!) {
    beneficiary_information_slice(
      where: { is_most_recent: { _eq: true }, beneficiaryId: { _eq: $beneficiaryId } }
      limit: 1
    ) {
      id
      beneficiaryId
      name
      currency
    }
  }
`;

/** The name of a beneficiary, deleted ones too. Undefined while it is read, without an id, and for one of other accounts. */
export function useBeneficiaryName(beneficiaryId: string): string | undefined {
  const { data } = useRead({ query: BeneficiaryNameDocument, variables: { beneficiaryId }, pause: !beneficiaryId });
  return beneficiaryId ? data?.beneficiary_information_slice[0]?.name : undefined;
}

/** The filter by the beneficiary that was paid. The server searches, so that it works with any number of beneficiaries. */
export function BeneficiaryFilter({ accountId }: { accountId: string }) {
  const { value, ...field } = useFormField<string>('beneficiaryId', 'Beneficiary');
  const [typed, setTyped] = useState('');
  const selectedName = useBeneficiaryName(value);
  const pattern = containsPattern(useDeferredValue(typed === selectedName ? '' : typed));
  const { data } = useRead({ query: BeneficiaryNamesDocument, variables: { accountId, pattern } });
  const found = (data?.beneficiary_information_slice ?? []).map((slice) => ({
    value: slice.beneficiaryId,
    label: slice.name,
  }));
  const isFound = found.some((option) => option.value === value);
  const options = selectedName && !isFound ? [{ value, label: selectedName }, ...found] : found;
  return (
    <Select
      {...field}
      label="Beneficiary"
      placeholder="Any beneficiary"
      value={value || null}
      options={options}
      onSearch={setTyped}
      isFilter
    />
  );
}
