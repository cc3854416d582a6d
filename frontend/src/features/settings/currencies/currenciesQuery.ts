import { gql, type TypedDocumentNode } from 'urql';
import type {
  CurrencySettingsLiveSubscription,
  CurrencySettingsLiveSubscriptionVariables,
  CurrencySettingsQuery,
  CurrencySettingsQueryVariables,
  UpdateCurrencySettingsMutation,
  UpdateCurrencySettingsMutationVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useListNews } from '../../../shared/live/useListNews';

/** What the house sets for a currency. */
export type CurrencyRow = CurrencySettingsQuery['currency_settings'][number];

const currencyFields = gql`
  fragment CurrencyRow on currency_settings {
    currency
    enabled
    decimals
    safeguarded
    balance_alarm
  }
`;

const CurrencySettingsDocument: TypedDocumentNode<CurrencySettingsQuery, CurrencySettingsQueryVariables> = gql`
  query CurrencySettings {
    currency_settings(order_by: [{ currency: asc }]) {
      ...CurrencyRow
    }
  }
  ${currencyFields}
`;

const CurrencySettingsLiveDocument: TypedDocumentNode<
  CurrencySettingsLiveSubscription,
  CurrencySettingsLiveSubscriptionVariables
> = gql`
  subscription CurrencySettingsLive {
    currency_settings(order_by: [{ currency: asc }]) {
      ...CurrencyRow
    }
  }
  ${currencyFields}
`;

/** Changes what the house sets for a currency. */
export const UpdateCurrencySettingsDocument: TypedDocumentNode<
  UpdateCurrencySettingsMutation,
  UpdateCurrencySettingsMutationVariables
> = gql`
  mutation updateCurrencySettings($settings: CurrencySettingsInput!) {
    updateCurrencySettings(settings: $settings) {
      currency
      pendingChangeId
    }
  }
`;

/** More than there are currencies. */
const maxCurrencies = 300;

const rowsOf = ({ currency_settings: rows }: CurrencySettingsQuery) => rows.map(({ currency }) => ({ id: currency }));

/** All currencies by code. What another administrator changes appears in place. */
export function useCurrencies() {
  const read = useRead({ query: CurrencySettingsDocument, variables: {} });
  const shown = read.isRefreshing || !read.data ? undefined : rowsOf(read.data);
  const news = useListNews(
    { query: CurrencySettingsLiveDocument, variables: {} },
    { rowsOf, shown, limit: maxCurrencies },
  );
  return { read, news };
}
