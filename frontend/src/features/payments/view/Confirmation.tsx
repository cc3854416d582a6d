import { IconDownload } from '@tabler/icons-react';
import { gql, type TypedDocumentNode } from 'urql';
import type {
  GetPaymentConfirmationQuery,
  GetPaymentConfirmationQueryVariables,
} from '../../../graphql/generated/operations';
import { downloadFrom } from '../../../shared/payments/documents/documentCalls';
import { useDownload } from '../../../shared/payments/documents/useDownload';
import { Button } from '../../../ui/Button';
import { Card, Row } from '../../../ui/layout';
import { Notice } from '../../../ui/Notice';
import type { PaymentDetails } from './paymentQuery';

const GetPaymentConfirmationDocument: TypedDocumentNode<
  GetPaymentConfirmationQuery,
  GetPaymentConfirmationQueryVariables
> = gql`
  query getPaymentConfirmation($paymentId: uuid!) {
    getPaymentConfirmation(paymentId: $paymentId) {
      url
    }
  }
`;

/** The provider's confirmation of a completed payment. Nothing for other payments. */
export function Confirmation({ payment: { id, status, shortReference } }: { payment: PaymentDetails }) {
  const filename = `Confirmation ${shortReference}.pdf`;
  const { isLoading, error, download } = useDownload(filename, 'application/pdf', (client) =>
    downloadFrom(client, GetPaymentConfirmationDocument, { paymentId: id }, (data) => data.getPaymentConfirmation.url),
  );
  if (status !== 'completed') return null;
  return (
    <Card title="Confirmation">
      <Row>
        <span>The provider confirms that the payment was completed.</span>
        <Button
          size="small"
          icon={<IconDownload size={15} aria-hidden />}
          isLoading={isLoading}
          onClick={() => void download()}
        >
          Download confirmation
        </Button>
      </Row>
      {error && <Notice tone="failure">{`The confirmation was not downloaded. ${error}`}</Notice>}
    </Card>
  );
}
