import { useState } from 'react';
import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  ConversionsNotBookedSubscription,
  ConversionsNotBookedSubscriptionVariables,
} from '../../../graphql/generated/operations';
import { useServices } from '../../../session/services';
import { conversionTitle } from '../../../shared/conversions/conversionTexts';
import { priceAgainPath } from '../../../shared/conversions/conversionSearch';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';

const maxShown = 3;
/** How long its creator is told of a conversion that was not booked. */
const toldForMs = 3_600_000;

const NotBookedDocument: TypedDocumentNode<
  ConversionsNotBookedSubscription,
  ConversionsNotBookedSubscriptionVariables
> = gql`
  subscription ConversionsNotBooked($accountId: uuid!, $userId: String!, $createdFrom: timestamptz!, $limit: Int!) {
    conversions(
      where: {
        account_id: { _eq: $accountId }
        createdById: { _eq: $userId }
        createdAt: { _gte: $createdFrom }
        tccConversionId: { _is_null: true }
        status: { _eq: "closed" }
      }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      errorMessage
      quote {
        id
        buyCurrency
        sellCurrency
        fixedSide
        clientBuyAmount
        clientSellAmount
      }
    }
  }
`;

/** The caller's conversions of the last hour that were not booked, with the reason and one click to the new price. It is live. */
export function NotBooked({ accountId, userId }: { accountId: string; userId: string }) {
  const { now } = useServices();
  const [createdFrom] = useState(() => new Date(now().getTime() - toldForMs).toISOString());
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const variables = { accountId, userId, createdFrom, limit: maxShown };
  const [{ data }] = useSubscription({ query: NotBookedDocument, variables });
  const shown = (data?.conversions ?? []).filter(({ id }) => !dismissed.includes(id));
  return shown.map(({ id, quote, errorMessage }) => (
    <Notice
      key={id}
      tone="failure"
      title="A conversion was not booked. Nothing was converted."
      onDismiss={() => setDismissed([...dismissed, id])}
    >
      <p>{[quote && `${titleOf(quote)}:`, errorMessage].filter(Boolean).join(' ')}</p>
      {quote && (
        <LinkButton to={priceAgainPath(quote)} size="small">
          See the new price
        </LinkButton>
      )}
    </Notice>
  ));
}

type Quote = NonNullable<ConversionsNotBookedSubscription['conversions'][number]['quote']>;

function titleOf({ buyCurrency, sellCurrency, clientBuyAmount, clientSellAmount }: Quote): string {
  const amounts = { client_buy_amount: clientBuyAmount, client_sell_amount: clientSellAmount };
  return conversionTitle({ buy_currency: buyCurrency, sell_currency: sellCurrency, ...amounts });
}
