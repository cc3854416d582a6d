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

/** A function that reads payments as they are now, without those that cannot be read. */
export function useShownPayments() {
  const client = useClient();
  return async (ids: readonly string[]): Promise<readonly ShownPayment[]> => {
    if (ids.length === 0) return [];
    const variables = { ids: [...ids] };
    const read = await client.query(ShownPaymentsDocument, variables, { requestPolicy: 'network-only' }).toPromise();
    return read.data?.payments ?? [];
  };
}

/** A function that reads payments anew and returns those whose content differs from what was shown. */
export function useChangedContent() {
  const readShown = useShownPayments();
  return async (shown: readonly ShownPayment[]): Promise<PaymentToConfirm[]> => {
    const now = await readShown(shown.map(({ id }) => id));
    return shown.flatMap((before) => {
      const payment = now.find(({ id }) => id === before.id);
      return payment && payment.version !== before.version ? [{ payment, before }] : [];
    });
  };
}
