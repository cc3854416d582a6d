import { gql, useClient, type TypedDocumentNode } from 'urql';
import type { ShownPaymentsQuery, ShownPaymentsQueryVariables } from '../../graphql/generated/operations';
import { shownContentFields } from './shownContent';

const ShownPaymentsDocument: TypedDocumentNode<ShownPaymentsQuery, ShownPaymentsQueryVariables> = gql`
  query ShownPayments($ids: [uuid!]!) {
    payments(where: { id: { _in: $ids } }) {
      shortReference
      ...ShownContent
    }
  }
  ${shownContentFields}
`;

/** A payment with the content that its authorisation covers. */
export type ShownPayment = ShownPaymentsQuery['payments'][number];

/** A payment to authorise; `before` is set where it changed after it was shown. */
export interface PaymentToConfirm {
  readonly payment: ShownPayment;
  readonly before?: ShownPayment;
}

/** A function that reads payments anew and returns those whose content differs from what was shown. */
export function useChangedContent() {
  const client = useClient();
  return async (shown: readonly ShownPayment[]): Promise<PaymentToConfirm[]> => {
    if (shown.length === 0) return [];
    const ids = shown.map(({ id }) => id);
    const read = await client.query(ShownPaymentsDocument, { ids }, { requestPolicy: 'network-only' }).toPromise();
    return shown.flatMap((before) => {
      const payment = read.data?.payments.find(({ id }) => id === before.id);
      return payment && payment.version !== before.version ? [{ payment, before }] : [];
    });
  };
}
