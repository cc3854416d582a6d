import { useMemo } from 'react';
import { gql, type TypedDocumentNode } from 'urql';
import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { useRead } from '../../../graphql/useRead';
import type {
  BeneficiaryRequiredDetailsQuery,
  BeneficiaryRequiredDetailsQueryVariables,
} from '../../../graphql/generated/operations';

/** The destination of the money, which decides the details that a bank requires. */
export interface Route {
  readonly bankAccountCountry: string;
  readonly beneficiaryCountry: string;
  readonly currency: string;
  readonly beneficiaryEntityType: string;
}

const RequiredDetailsDocument: TypedDocumentNode<
  BeneficiaryRequiredDetailsQuery,
  BeneficiaryRequiredDetailsQueryVariables
> = gql`
  query beneficiaryRequiredDetails(
    $bankAccountCountry: String!
    $beneficiaryCountry: String!
    $currency: String!
    $beneficiaryEntityType: String!
  ) {
    beneficiaryRequiredDetails(
      bankAccountCountry: $bankAccountCountry
      beneficiaryCountry: $beneficiaryCountry
      currency: $currency
      beneficiaryEntityType: $beneficiaryEntityType
    ) {
      paymentType
      beneficiaryEntityType
      fields {
        name
        routingCodeType
        validationRule
      }
    }
  }
`;

/** Regular payments first. */
const regularFirst = (groups: readonly RequiredDetailsGroup[]) =>
  [...groups].sort((one, other) => other.paymentType.localeCompare(one.paymentType));

const none: readonly RequiredDetailsGroup[] = [];

/** Reads the details that the provider requires for a route, those of regular payments first; paused until the route is complete. */
export function useRequiredDetails(route: Route) {
  const isWhole = Object.values(route).every(Boolean);
  const read = useRead({
    query: RequiredDetailsDocument,
    variables: route,
    pause: !isWhole,
    requestPolicy: 'cache-first',
  });
  const found = isWhole ? read.data?.beneficiaryRequiredDetails : undefined;
  const groups = useMemo(() => (found ? regularFirst(found) : none), [found]);
  return { ...read, groups, isUnreachable: found?.length === 0 };
}
