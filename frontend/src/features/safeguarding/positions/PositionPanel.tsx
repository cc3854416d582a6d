import Big from 'big.js';
import { requiredAmount } from '../../../../../domain/safeguarding/position';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Details } from '../../../ui/Details';
import { EmptyState } from '../../../ui/EmptyState';
import { formatDay } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { Money } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { Panel, PanelFoot } from '../../../ui/Panel';
import { Stack } from '../../../ui/layout';
import { transferAddress } from '../transfer/transferSearch';
import { maxConversions, useOpenConversions, type PositionRow } from './positionsQuery';

/** A payment among the three largest that have not left. */
interface TopPayment {
  readonly id: string;
  readonly amount: string;
  readonly paymentDate: string;
  readonly beneficiary: string | null;
}

/** How the required amount came about, computed again from its parts, with the largest payments and the open conversions. */
export function PositionPanel({ row, onClose }: { row: PositionRow; onClose: () => void }) {
  const { account, currency } = row;
  const amount = (value: string) => <Money amount={value} currency={currency} />;
  const again = requiredAmount({
    balance: row.balance,
    safeguarded: row.safeguarded_amount,
    overdue: row.overdue_amount,
    today: row.today_amount,
    tomorrow: row.tomorrow_amount,
    conversions: row.conversions_amount,
  });
  const isEqual = new Big(again).eq(row.required_amount);
  return (
    <Panel title={`${account.name}, ${currency}`} isOpen isWide onClose={onClose}>
      <Stack>
        <p>Everything the client has must stand on the control account, less what leaves before the next run.</p>
        <Details
          items={[
            { label: 'Balance', value: amount(row.balance) },
            { label: 'Safeguarded', value: amount(row.safeguarded_amount) },
            { label: 'Overdue', value: amount(row.overdue_amount) },
            { label: 'Today', value: amount(row.today_amount) },
            { label: 'Tomorrow', value: amount(row.tomorrow_amount) },
            { label: 'Conversions', value: amount(row.conversions_amount) },
            { label: 'Required', value: amount(row.required_amount) },
            { label: 'Pending', value: amount(row.pending_amount) },
            { label: 'Suggested', value: amount(row.suggested_transfer) },
            { label: 'This week, not counted', value: amount(row.this_week_amount) },
          ]}
        />
        <Notice tone={isEqual ? 'success' : 'failure'}>
          {isEqual
            ? 'Computed again from these parts: the same required amount.'
            : 'Computed again from these parts: another required amount. Tell the engineers.'}
        </Notice>
        <h3>Largest payments</h3>
        <TopPayments payments={row.top_payments as readonly TopPayment[]} currency={currency} />
        <h3>Open conversions</h3>
        <Conversions accountId={account.id} currency={currency} />
      </Stack>
      <PanelFoot>
        <LinkButton
          to={transferAddress('to', { orgId: account.organisation.id, accountId: account.id, currency })}
          tone="primary"
        >
          Transfer to safeguarding
        </LinkButton>
      </PanelFoot>
    </Panel>
  );
}

function TopPayments({ payments, currency }: { payments: readonly TopPayment[]; currency: string }) {
  if (payments.length === 0) return <EmptyState isLine>No payment in {currency} waits to leave.</EmptyState>;
  return (
    <Details
      items={payments.map(({ amount, beneficiary, paymentDate }) => ({
        label: `${beneficiary ?? 'Payment'}, ${formatDay(paymentDate)}`,
        value: <Money amount={amount} currency={currency} />,
      }))}
    />
  );
}

function Conversions({ accountId, currency }: { accountId: string; currency: string }) {
  return (
    <ReadFrame read={useOpenConversions(accountId, currency)} rows={2}>
      {({ tcc_conversions: found }) =>
        found.length === 0 ? (
          <EmptyState isLine>No conversion waits for {currency}.</EmptyState>
        ) : (
          <>
            <Details
              items={found.map((one) => ({
                label: `${one.short_reference}, ${formatDay(one.conversion_date)}`,
                value: <Money amount={one.client_sell_amount} currency={currency} />,
              }))}
            />
            {found.length >= maxConversions && <p>{`Only the ${maxConversions} earliest are listed.`}</p>}
          </>
        )
      }
    </ReadFrame>
  );
}
