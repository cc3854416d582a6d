import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import type { AccountSummary } from '../../session/sessionUser';
import { paymentColumns } from '../../shared/payments/paymentColumns';
import { ReadFrame } from '../../shared/ReadFrame';
import { Card, Stack } from '../../ui/layout';
import { DataTable } from '../../ui/table/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import classes from './AccountOverview.module.css';
import { Balances } from './Balances';
import { FailedPayments } from './FailedPayments';
import { useDashboardAccount } from './dashboardQuery';

const { payee, date, status, amount } = paymentColumns;
const columns = [payee, date, status, amount];

/** The selected account: payments that failed, and its latest payments beside its balances. */
export function AccountOverview({ account }: { account: AccountSummary }) {
  const read = useDeferredValue(useDashboardAccount(account.id, account.organisation.authorisation_currency));
  return (
    <ReadFrame read={read}>
      {({ payments, failed, balances, exchange_rates: rates }) => (
        <Stack gap="large">
          <FailedPayments payments={failed} />
          <div className={classes.columns}>
            <Card title={`Recent payments of ${account.name}`} action={<Link to={paths.payments}>All payments</Link>}>
              {payments.length > 0 ? (
                <DataTable
                  caption="Recent payments"
                  columns={columns}
                  rows={payments}
                  rowKey={({ id }) => id}
                  rowLink={({ id }) => paths.payment(id)}
                />
              ) : (
                <EmptyState>The latest payments of this account will be listed here.</EmptyState>
              )}
            </Card>
            <Card title="Balances">
              <Balances balances={balances} rates={rates} currency={account.organisation.authorisation_currency} />
            </Card>
          </div>
        </Stack>
      )}
    </ReadFrame>
  );
}
