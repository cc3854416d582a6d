import { safeguardedColumns, safeguardedCurrencies } from '../../../../../domain/safeguarding/currencies';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { Money } from '../../../ui/money/Money';
import type { Account } from '../accountQuery';

/** Whether the money of an account is safeguarded, and how much of it. */
export function SafeguardingPart({ account }: { account: Account }) {
  return (
    <Card title="Safeguarding">
      <Details
        items={[
          { label: 'Enabled', value: account.safeguarding_enabled ? 'Yes' : 'No' },
          { label: 'Permitted', value: account.safeguarding_permitted ? 'Yes' : 'No' },
          ...safeguardedCurrencies.map((currency) => ({
            label: `Safeguarded ${currency}`,
            value: <Money amount={account[safeguardedColumns[currency]]} currency={currency} />,
          })),
        ]}
      />
    </Card>
  );
}
