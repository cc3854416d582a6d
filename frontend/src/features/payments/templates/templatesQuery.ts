import { gql, type TypedDocumentNode } from 'urql';
import { maxTemplates } from '../../../../../domain/payments/templateLimits';
import { templateFields } from '../../../graphql/generated/paymentFields';
import { useRead } from '../../../graphql/useRead';
import { bankFields } from '../../../shared/beneficiaries/bankFields';
import { useListNews } from '../../../shared/live/useListNews';
import type {
  PaymentTemplateFragment,
  PaymentTemplateQuery,
  PaymentTemplateQueryVariables,
  PaymentTemplatesQuery,
  PaymentTemplatesQueryVariables,
} from '../../../graphql/generated/operations';
import { liveTwin } from '../../../graphql/twin';

/** A template with its beneficiary as it is today. */
export type Template = PaymentTemplateFragment;

const templateFragment = gql`
  fragment PaymentTemplate on payment_templates {
    id
    name
    ...TemplateFields
    updatedAt
    archivedAt
    beneficiary {
      id
      enabled
      slices(where: { is_most_recent: { _eq: true } }) {
        ...BankFields
        name
        country
        currency
        isRegular
        isPriority
      }
    }
  }
  ${templateFields}
  ${bankFields}
`;

const TemplatesDocument: TypedDocumentNode<PaymentTemplatesQuery, PaymentTemplatesQueryVariables> = gql`
  query PaymentTemplates($accountId: uuid!, $limit: Int!) {
    payment_templates(
      where: { account_id: { _eq: $accountId } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
    ) {
      ...PaymentTemplate
    }
  }
  ${templateFragment}
`;

const TemplatesLiveDocument = liveTwin(TemplatesDocument, 'PaymentTemplatesLive');

const TemplateDocument: TypedDocumentNode<PaymentTemplateQuery, PaymentTemplateQueryVariables> = gql`
  query PaymentTemplate($accountId: uuid!, $id: uuid!) {
    payment_templates(where: { id: { _eq: $id }, account_id: { _eq: $accountId } }) {
      ...PaymentTemplate
    }
  }
  ${templateFragment}
`;

/** The templates of an account by name, and what changed since. */
export function useTemplates(accountId: string) {
  const variables = { accountId, limit: maxTemplates };
  const read = useRead({ query: TemplatesDocument, variables });
  const news = useListNews(
    { query: TemplatesLiveDocument, variables },
    {
      rowsOf: (data) => data.payment_templates,
      shown: read.isRefreshing ? undefined : read.data?.payment_templates,
      limit: maxTemplates,
    },
  );
  return { read, news };
}

/** One template of the account by its id; paused without one. */
export function useTemplate(accountId: string, id: string) {
  const { data, isLoading } = useRead({ query: TemplateDocument, variables: { accountId, id }, pause: !id });
  return { template: id ? data?.payment_templates[0] : undefined, isLoading };
}
