import { Card } from '../../../ui/Card';
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
          { label: 'Safeguarded GBP', value: <Money amount={account.safeguarded_amount_gbp} currency="GBP" /> },
          { label: 'Safeguarded EUR', value: <Money amount={account.safeguarded_amount_eur} currency="EUR" /> },
          { label: 'Safeguarded USD', value: <Money amount={account.safeguarded_amount_usd} currency="USD" /> },
        ]}
      />
    </Card>
  );
}
