import { gql, type TypedDocumentNode } from 'urql';
import { isoDateOf } from '../../../../domain/isoDate';
import {
  duplicateWindow,
  endedUnpaid,
  likeness,
  type ComparedPayment,
  type Likeness,
  type StoredPayment,
} from '../../../../domain/payments/duplicates';
import { useRead, type Read } from '../../graphql/useRead';
import { useServices } from '../../session/services';
import type { LikePaymentsQuery, LikePaymentsQueryVariables } from '../../graphql/generated/operations';
import { equalsPattern } from '../listQuery';
import { asPaymentStatus } from './asPaymentStatus';

type LikePayment = LikePaymentsQuery['payments'][number];

/** A payment that another may be a duplicate of. */
export interface Duplicate {
  readonly payment: LikePayment;
  readonly likeness: Likeness;
}

const LikePaymentsDocument: TypedDocumentNode<LikePaymentsQuery, LikePaymentsQueryVariables> = gql`
  query LikePayments(
    $accountId: uuid!
    $beneficiaryId: uuid!
    $amount: numeric!
    $currency: String!
    $reference: String!
    $ended: [String!]!
    $createdFrom: timestamptz!
    $datedFrom: date!
    $datedTo: date!
    $limit: Int!
  ) {
    payments(
      where: {
        accountId: { _eq: $accountId }
        beneficiarySlice: { beneficiaryId: { _eq: $beneficiaryId } }
        status: { _nin: $ended }
        _and: [
          { _or: [{ amount: { _eq: $amount }, currency: { _eq: $currency } }, { reference: { _ilike: $reference } }] }
          { _or: [{ createdAt: { _gte: $createdFrom } }, { paymentDate: { _gte: $datedFrom, _lte: $datedTo } }] }
        ]
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
    ) {
      id
      amount
      currency
      paymentDate
      reference
      status
      createdAt
      beneficiarySlice {
        id
        beneficiaryId
      }
    }
  }
`;

/** The most payments that are compared, the newest. */
const maxCompared = 50;

/** What is known of a payment's duplicates. */
export interface DuplicateSearch extends Pick<Read<unknown>, 'isLoading' | 'error' | 'reload'> {
  /** Those that are the same before those that are similar, each with the newest first. */
  readonly duplicates: readonly Duplicate[];
  /** Whether there may be more, because only the newest payments were compared. */
  readonly isCut: boolean;
}

/** Looks for payments of the account that a payment may be a duplicate of; always asks the server. */
export function useDuplicates(accountId: string, payment: ComparedPayment): DuplicateSearch {
  const { now } = useServices();
  const today = isoDateOf(now());
  const { createdFrom, ...dated } = duplicateWindow(payment.paymentDate, today);
  const { beneficiaryId, amount, currency } = payment;
  const { data, isLoading, error, reload } = useRead({
    query: LikePaymentsDocument,
    variables: {
      accountId,
      beneficiaryId,
      amount,
      currency,
      reference: equalsPattern(payment.reference),
      ended: [...endedUnpaid],
      createdFrom: `${createdFrom}T00:00:00Z`,
      ...dated,
      limit: maxCompared,
    },
    requestPolicy: 'network-only',
  });
  const found = data?.payments ?? [];
  const isCut = found.length >= maxCompared;
  return { duplicates: duplicatesAmong(found, payment, today), isCut, isLoading, error, reload };
}

function duplicatesAmong(found: readonly LikePayment[], payment: ComparedPayment, today: string): Duplicate[] {
  const all = found.flatMap((one) => {
    const like = likeness(payment, storedPayment(one), today);
    return like ? [{ payment: one, likeness: like }] : [];
  });
  return all.sort((one, other) => rank[one.likeness] - rank[other.likeness]);
}

const rank: Record<Likeness, number> = { same: 0, similar: 1 };

const storedPayment = (payment: LikePayment): StoredPayment => ({
  ...payment,
  beneficiaryId: payment.beneficiarySlice.beneficiaryId,
  status: asPaymentStatus(payment.status),
});
