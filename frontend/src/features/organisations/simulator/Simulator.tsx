import { useMemo, useState, type KeyboardEvent } from 'react';
import { amountFault } from '../../../../../domain/money/amount';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/Card';
import { AmountInput } from '../../../ui/money/AmountInput';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import type { RuleFacts } from '../rules/ruleWrites';
import { Bands } from './Bands';
import { maxSeats, useSeats, type SeatRow } from './seatsQuery';
import { accountsOf, namesOf, type Change } from './simulatedAccount';
import { Verdict } from './Verdict';

interface Props {
  facts: RuleFacts;
  /** What the change makes of the organisation; empty while the form is not valid. */
  change: Change;
  /** The amount to begin with, in whole units of the authorisation currency. */
  suggestedAmount: string;
}

/** Who gets a payment out of an account before and after a change of rules or rights, before it is saved. */
export function Simulator({ facts, change, suggestedAmount }: Props) {
  const { accounts, authorisation_currency: currency } = facts;
  const [chosenId, setChosenId] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const accountId = chosenId ?? accounts[0]?.id ?? '';
  const amount = typed ?? suggestedAmount;
  const options = useMemo(() => accounts.map(({ id, name }) => ({ value: id, label: name })), [accounts]);
  const seats = useSeats(accountId);
  return (
    <Card title="Who gets money out" lead="Checked with the people, roles, limits and rules of today.">
      {accounts.length === 0 ? (
        <p>This organisation has no account yet, so there is nothing to check.</p>
      ) : (
        <div onKeyDown={keepForm}>
          <Stack>
            <Select
              label="Account"
              value={accountId}
              options={options}
              onChange={(id) => setChosenId(id ?? undefined)}
              isRequired
            />
            <AmountInput
              id="simulated-amount"
              label="Amount of a payment"
              currency={currency}
              value={amount}
              onChange={setTyped}
              isRequired
            />
            <ReadFrame read={seats} rows={4}>
              {({ CurrencyCloudContacts: rows }) => (
                <Result facts={facts} change={change} rows={rows} amount={amount} />
              )}
            </ReadFrame>
          </Stack>
        </div>
      )}
    </Card>
  );
}

/** Enter in a field of the simulator does not submit the form around it. */
function keepForm(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface ResultProps extends Pick<Props, 'facts' | 'change'> {
  rows: readonly SeatRow[];
  amount: string;
}

function Result({ facts, change, rows, amount }: ResultProps) {
  const { authorisation_currency: currency } = facts;
  if (rows.length >= maxSeats) return <Notice tone="waiting">This account has too many users to check.</Notice>;
  const { before, after } = accountsOf(facts, rows, change);
  return (
    <Stack>
      {!amountFault(amount, currency) && (
        <Verdict before={before} after={after} amount={amount} nameOf={namesOf(rows)} />
      )}
      <Bands before={before} after={after} currency={currency} />
    </Stack>
  );
}
