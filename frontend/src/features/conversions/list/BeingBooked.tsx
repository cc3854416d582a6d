import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  ConversionsBeingBookedSubscription,
  ConversionsBeingBookedSubscriptionVariables,
} from '../../../graphql/generated/operations';
import { conversionTitle } from '../../../shared/conversions/conversionTexts';
import { personName } from '../../../shared/payments/paymentRow';
import { formatInstant } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';

type Booking = ConversionsBeingBookedSubscription['conversions'][number];

/** More than a few at once are not to be expected. */
const maxShown = 10;

const BeingBookedDocument: TypedDocumentNode<
  ConversionsBeingBookedSubscription,
  ConversionsBeingBookedSubscriptionVariables
> = gql`
  subscription ConversionsBeingBooked($accountId: uuid!, $limit: Int!) {
    conversions(
      where: { account_id: { _eq: $accountId }, tccConversionId: { _is_null: true }, status: { _eq: "awaiting_funds" } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      createdAt
      createdById
      creator {
        id
        first_name
        last_name
      }
      quote {
        id
        buyCurrency
        sellCurrency
        clientBuyAmount
        clientSellAmount
      }
    }
  }
`;

/** The conversions that are being booked: the provider has not confirmed them yet, so the list does not have them. It is live. */
export function BeingBooked({ accountId }: { accountId: string }) {
  const [{ data }] = useSubscription({ query: BeingBookedDocument, variables: { accountId, limit: maxShown } });
  const bookings = data?.conversions ?? [];
  if (bookings.length === 0) return null;
  return (
    <Notice tone="info" title={bookings.length === 1 ? 'A conversion is being booked' : 'Conversions are being booked'}>
      {bookings.map((booking) => (
        <p key={booking.id}>{bookingText(booking)}</p>
      ))}
      <p>Don’t make it again: it is listed as soon as the provider has confirmed it.</p>
    </Notice>
  );
}

/** A quote is shown to the person it was made for; colleagues see who made the conversion. */
function bookingText({ quote, creator, createdById, createdAt }: Booking): string {
  const who = `${personName(creator, createdById)}, ${formatInstant(createdAt)}`;
  if (!quote) return `By ${who}.`;
  const { buyCurrency, sellCurrency, clientBuyAmount, clientSellAmount } = quote;
  const amounts = { client_buy_amount: clientBuyAmount, client_sell_amount: clientSellAmount };
  return `${conversionTitle({ buy_currency: buyCurrency, sell_currency: sellCurrency, ...amounts })} by ${who}.`;
}
