import { gql, type TypedDocumentNode } from 'urql';
import type { RuleFactsQuery, RuleFactsQueryVariables } from '../../graphql/generated/operations';
import { adminCall } from '../../graphql/requestHeaders';
import { useRead } from '../../graphql/useRead';

/** What the form of a rule works with: the organisation with its roles, its rules in force, and its accounts. */
export type RuleFacts = NonNullable<RuleFactsQuery['organisations_by_pk']>;

const RuleFactsDocument: TypedDocumentNode<RuleFactsQuery, RuleFactsQueryVariables> = gql`
  query ruleFacts($orgId: uuid!) {
    organisations_by_pk(id: $orgId) {
      id
      name
      authorisation_currency
      roles(order_by: [{ order: asc }, { name: asc }]) {
        id
        name
        can_create_beneficiaries
        can_create_conversions
        can_create_payments
      }
      accounts(where: { is_closed: { _eq: false } }, order_by: [{ name: asc }, { id: asc }]) {
        id
        name
      }
      paymentAuthRules(where: { is_archived: { _eq: false } }, order_by: [{ threshold: asc }]) {
        id
        threshold
        is_archived
        can_authorise_own_payments
        payment_creator_can_satisfy_rule
        roles(order_by: [{ role_id: asc }]) {
          auth_rule_id
          role_id
          number_required
        }
      }
    }
  }
`;

/** What decides who gets money out of an organisation's accounts, but its seats. */
export const useRuleFacts = (orgId: string) =>
  useRead({ query: RuleFactsDocument, variables: { orgId }, context: adminCall });
