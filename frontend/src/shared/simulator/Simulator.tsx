import { useMemo, useState } from 'react';
import { Card, Stack } from '../../ui/layout';
import { Select } from '../../ui/Select';
import { ReadFrame } from '../ReadFrame';
import { LooseningNotice } from './LooseningNotice';
import { Outcome } from './Outcome';
import type { RuleFacts } from './ruleFacts';
import { useSeats } from './seatsQuery';
import type { Change } from './simulatedAccount';
import { SimulatorCard } from './SimulatorCard';

interface Props {
  facts: RuleFacts;
  /** What the form makes of each account. */
  change: Change;
  /** The amount to begin with, in whole units of the authorisation currency. */
  suggestedAmount: string;
}

/** Who gets a payment out of an account before and after a change of rules or rights, before it is saved. */
export function Simulator({ facts, change, suggestedAmount }: Props) {
  const { accounts, authorisation_currency: currency } = facts;
  const [chosenId, setChosenId] = useState<string>();
  const accountId = chosenId ?? accounts[0]?.id ?? '';
  const options = useMemo(() => accounts.map(({ id, name }) => ({ value: id, label: name })), [accounts]);
  const seats = useSeats(accountId);
  if (accounts.length === 0) {
    return (
      <Card title="Who gets money out">
        <p>This organisation has no account yet, so there is nothing to check.</p>
      </Card>
    );
  }
  const choice = (
    <Select
      label="Account"
      value={accountId}
      options={options}
      onChange={(id) => setChosenId(id ?? undefined)}
      isRequired
    />
  );
  return (
    <Stack>
      <LooseningNotice facts={facts} change={change} />
      <SimulatorCard currency={currency} suggestedAmount={suggestedAmount} choice={choice}>
        {(amount) => (
          <ReadFrame read={seats} rows={4}>
            {({ CurrencyCloudContacts: rows }) => <Outcome facts={facts} change={change} rows={rows} amount={amount} />}
          </ReadFrame>
        )}
      </SimulatorCard>
    </Stack>
  );
}
