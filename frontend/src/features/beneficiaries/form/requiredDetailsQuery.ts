import { gql, type TypedDocumentNode } from 'urql';
import { type RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { useRead } from '../../../graphql/useRead';
import {
  type BeneficiaryRequiredDetailsQuery,
  type BeneficiaryRequiredDetailsQueryVariables,
} from '../../../graphql/generated/operations';

/** Where the money will go: what decides which details a bank asks for. */
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

const none: readonly RequiredDetailsGroup[] = [];

/** What the provider requires for a route; nothing is asked for until the route is whole. */
export function useRequiredDetails(route: Route) {
  const isWhole = Object.values(route).every(Boolean);
  const read = useRead({
    query: RequiredDetailsDocument,
    variables: route,
    pause: !isWhole,
    requestPolicy: 'cache-first',
  });
  return { ...read, groups: (isWhole && read.data?.beneficiaryRequiredDetails) || none };
}
