import { amountFault } from '../../../../domain/money/amount';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/layout';
import { Bands } from './Bands';
import { maxSeats, type SeatRow } from './seatsQuery';
import { accountsOf, namesOf, type Change, type OrganisationFacts } from './simulatedAccount';
import { Verdict } from './Verdict';

interface Props {
  facts: OrganisationFacts;
  change: Change;
  /** The seats on the account. */
  rows: readonly SeatRow[];
  /** People who get a seat by the change. */
  newcomers?: readonly Pick<SeatRow, 'user_id' | 'user'>[];
  /** In the authorisation currency, as it was typed. */
  amount: string;
}

/** What a change does on one account: the verdict on one amount, and the fewest people for all amounts. */
export function Outcome({ facts, change, rows, newcomers = [], amount }: Props) {
  const { authorisation_currency: currency } = facts;
  if (rows.length >= maxSeats) return <Notice tone="waiting">This account has too many users to check.</Notice>;
  const { before, after } = accountsOf(facts, rows, change);
  return (
    <Stack>
      {!amountFault(amount, currency) && (
        <Verdict before={before} after={after} amount={amount} nameOf={namesOf([...rows, ...newcomers])} />
      )}
      <Bands before={before} after={after} currency={currency} />
    </Stack>
  );
}
