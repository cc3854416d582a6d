import { Notice } from '../../ui/Notice';
import { ReadFrame } from '../ReadFrame';
import { Outcome } from './Outcome';
import { useSeatFacts } from './seatFacts';
import { amountAboveLowest, noChange, type Change } from './simulatedAccount';
import { SimulatorCard } from './SimulatorCard';

interface Props {
  accountId: string;
  /** Whose seat changes. */
  userId: string;
  change: Change;
}

/** Who gets a payment out of an account before and after a change of one user's seat there, before it is saved. */
export function SeatEffect({ accountId, userId, change }: Props) {
  return (
    <ReadFrame read={useSeatFacts(accountId, userId)} rows={4}>
      {({ accounts_by_pk: account, CurrencyCloudContacts: rows, users_by_pk: user }) =>
        account && (
          <SimulatorCard
            currency={account.organisation.authorisation_currency}
            suggestedAmount={amountAboveLowest(account.organisation)}
          >
            {(amount) => (
              <>
                {user?.enabled === false && <Notice tone="info">This user is disabled, and so does not count.</Notice>}
                <Outcome
                  facts={account.organisation}
                  change={user?.enabled === false ? noChange : change}
                  rows={rows}
                  newcomers={user ? [{ user_id: user.id, user }] : []}
                  amount={amount}
                />
              </>
            )}
          </SimulatorCard>
        )
      }
    </ReadFrame>
  );
}
