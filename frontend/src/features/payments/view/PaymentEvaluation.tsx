import { gql, type TypedDocumentNode } from 'urql';
import type { PaymentEvaluationQuery, PaymentEvaluationQueryVariables } from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { usePortal } from '../../../session/PortalContext';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';

const PaymentEvaluationDocument: TypedDocumentNode<PaymentEvaluationQuery, PaymentEvaluationQueryVariables> = gql`
  query paymentEvaluation($id: uuid!) {
    payments_by_pk(id: $id) {
      id
      evaluationId
      evaluationSubmittedAt
      evaluationRecommendation
      account {
        id
        organisation {
          id
          enable_dip
        }
      }
    }
  }
`;

type Evaluated = NonNullable<PaymentEvaluationQuery['payments_by_pk']>;

/** What an outside service said about the risk of a payment, for administrators (docs/decisions/081). */
export function PaymentEvaluation({ id }: { id: string }) {
  const { isAdmin } = usePortal();
  const read = useRead({
    query: PaymentEvaluationDocument,
    variables: { id },
    context: adminCall,
    requestPolicy: 'cache-and-network',
    pause: !isAdmin,
  });
  if (!isAdmin) return null;
  return (
    <ReadFrame read={read} rows={1}>
      {({ payments_by_pk: payment }) => payment && <Evaluation payment={payment} />}
    </ReadFrame>
  );
}

function Evaluation({ payment }: { payment: Evaluated }) {
  const { evaluationId, evaluationSubmittedAt, evaluationRecommendation, account } = payment;
  if (evaluationId === null && !account.organisation.enable_dip) return null;
  return (
    <Card
      title="Evaluation"
      lead={evaluationId === null ? "The organisation's payments are evaluated. No evaluation is stored." : undefined}
    >
      <Details
        items={[
          { label: 'Recommendation', value: evaluationRecommendation },
          { label: 'Submitted', value: evaluationSubmittedAt && formatInstant(evaluationSubmittedAt) },
          { label: 'Evaluation', value: evaluationId },
        ]}
      />
    </Card>
  );
}
