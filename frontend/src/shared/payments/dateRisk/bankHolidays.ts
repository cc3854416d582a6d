import { useEffect, useState } from 'react';
import { gql, useClient, type Client, type TypedDocumentNode } from 'urql';
import { londonDay } from '../../../../../domain/londonTime';
import type { BankHolidays } from '../../../../../domain/payments/paymentDate';
import type { BankHolidaysQuery, BankHolidaysQueryVariables } from '../../../graphql/generated/operations';
import { useServices } from '../../../session/services';

const BankHolidaysDocument: TypedDocumentNode<BankHolidaysQuery, BankHolidaysQueryVariables> = gql`
  query BankHolidays($currency: String!, $startDate: String!) {
    getValidPaymentDates(currency: $currency, startDate: $startDate) {
      invalidPaymentDates {
        date
        reason
      }
    }
  }
`;

/** The most currencies that the provider is asked about. */
const maxCurrencies = 10;
const none: BankHolidays = new Map();

/**
 * The days within two months on which the banks of a currency are closed; none while they are not known. The answers count for one day.
 * @param currencies those of the payments on the screen
 */
export function useBankHolidays(currencies: readonly string[]): (currency: string) => BankHolidays {
  const client = useClient();
  const { now } = useServices();
  const [known, setKnown] = useState<ReadonlyMap<string, BankHolidays>>(new Map());
  const startDate = londonDay(now());
  const asked = [...new Set(currencies)].sort().slice(0, maxCurrencies).join();
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    const reads = asked
      .split(',')
      .map(async (currency) => [currency, await read(client, currency, startDate)] as const);
    void Promise.all(reads).then((answers) => {
      if (isCurrent) setKnown(new Map(answers));
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, client, startDate]);
  return (currency) => known.get(currency) ?? none;
}

async function read(client: Client, currency: string, startDate: string): Promise<BankHolidays> {
  const { data } = await client.query(BankHolidaysDocument, { currency, startDate }).toPromise();
  const closed = data?.getValidPaymentDates.invalidPaymentDates ?? [];
  return new Map(closed.map(({ date, reason }) => [date, reason]));
}
