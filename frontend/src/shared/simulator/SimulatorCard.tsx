import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Card, Stack } from '../../ui/layout';
import { AmountInput } from '../../ui/money/AmountInput';

interface Props {
  /** The authorisation currency. */
  currency: string;
  /** The amount to begin with, in whole units of the authorisation currency. */
  suggestedAmount: string;
  /** Chooses the account, where there are several. */
  choice?: ReactNode;
  /** What comes of a payment of the amount. */
  children: (amount: string) => ReactNode;
}

/** The card "Who gets money out", with the amount that it is about. */
export function SimulatorCard({ currency, suggestedAmount, choice, children }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const amount = typed ?? suggestedAmount;
  return (
    <Card title="Who gets money out" lead="Checked with the people, roles, limits and rules of today.">
      <div onKeyDown={keepForm}>
        <Stack>
          {choice}
          <AmountInput
            id={id}
            label="Amount of a payment"
            currency={currency}
            value={amount}
            onChange={setTyped}
            isRequired
          />
          {children(amount)}
        </Stack>
      </div>
    </Card>
  );
}

/** Enter in a field of the card does not submit the form around it. */
function keepForm(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
