import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { formatDay } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import type {
  LinkableConversionsQuery,
  LinkableConversionsQueryVariables,
} from '../../../graphql/generated/operations';

const LinkableConversionsDocument: TypedDocumentNode<LinkableConversionsQuery, LinkableConversionsQueryVariables> = gql`
  query LinkableConversions($accountId: uuid!, $currency: String!, $limit: Int!) {
    tcc_conversions(
      where: {
        account_id: { _eq: $accountId }
        buy_currency: { _eq: $currency }
        status: { _in: ["awaiting_funds", "funds_sent", "funds_arrived"] }
      }
      order_by: [{ created_at: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      short_reference
      buy_currency
      client_buy_amount
      sell_currency
      client_sell_amount
      conversion_date
    }
  }
`;

/** An open conversion that buys a payment's currency. The provider refuses one that is settled. */
export type LinkableConversion = LinkableConversionsQuery['tcc_conversions'][number];

/** The most conversions that are offered. */
export const maxConversions = 50;

/** The newest open conversions of the account that buy a currency; undefined until they are known. */
export function useLinkableConversions(accountId: string, currency: string): readonly LinkableConversion[] | undefined {
  const { data } = useRead({
    query: LinkableConversionsDocument,
    variables: { accountId, currency, limit: maxConversions },
    pause: !currency,
  });
  // While another currency is read, the data is that of the currency before.
  return data?.tcc_conversions.filter((one) => one.buy_currency === currency);
}

/** A conversion in words, with what it sells: "4,573.30 GBP to 6,420.00 USD on 24 Nov 2026, 261121-1234". */
export const fullConversionText = (conversion: LinkableConversion): string => {
  const { sell_currency, client_sell_amount } = conversion;
  const sold = moneyText(client_sell_amount, sell_currency);
  return `${sold} to ${conversionText(conversion)}`;
};

/** A conversion in words: "12,000.00 EUR on 24 Nov 2026, 261121-1234". */
export const conversionText = (conversion: LinkableConversion): string => {
  const { short_reference, buy_currency, client_buy_amount, conversion_date } = conversion;
  return `${moneyText(client_buy_amount, buy_currency)} on ${formatDay(conversion_date)}, ${short_reference}`;
};
