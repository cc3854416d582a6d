import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../../domain/messages';
import { paths } from '../../session/paths';
import { WorkbenchPage } from '../../shared/patterns/WorkbenchPage';
import { Card } from '../../ui/layout';
import { ChartSkeleton } from '../../ui/loading';
import { LinkButton } from '../../ui/LinkButton';
import { Tabs } from '../../ui/Tabs';
import { useUrlState } from '../../ui/useUrlState';
import { AdjustmentsPart } from './adjustments/AdjustmentsPart';
import { CurrencyChips } from './CurrencyChips';
import { PacksPart } from './packs/PacksPart';
import { PositionsPart } from './positions/PositionsPart';
import { ScheduledPart } from './positions/ScheduledPart';
import { Totals } from './positions/Totals';
import { ReconciliationPart } from './reconciliation/ReconciliationPart';
import { ClientTransactionsPart } from './transfers/ClientTransactionsPart';
import { TransfersPart } from './transfers/TransfersPart';

const SafeguardingChart = lazy(async () => ({
  default: (await import('./positions/SafeguardingChart')).SafeguardingChart,
}));

const parts = [
  { key: 'positions', label: 'Positions', content: () => <PositionsPart /> },
  { key: 'scheduled', label: 'Scheduled payments', content: () => <ScheduledPart /> },
  { key: 'transfers', label: 'Transfers', content: () => <TransfersPart /> },
  { key: 'adjustments', label: 'Adjustments', content: () => <AdjustmentsPart /> },
  { key: 'reconciliation', label: 'Reconciliation', content: () => <ReconciliationPart /> },
  { key: 'transactions', label: 'Client transactions', content: () => <ClientTransactionsPart /> },
  { key: 'packs', label: 'Resolution pack', content: () => <PacksPart /> },
] as const;

/** Clients' money: what is held, what must be safeguarded, and what moves (/admin/safeguarding). */
export function SafeguardingPage() {
  const { pathname } = useLocation();
  const { get } = useUrlState();
  const open = parts.find(({ key }) => key === get('tab')) ?? parts[0];
  return (
    <WorkbenchPage
      title={messages.adminMenu.safeguarding}
      context="Client money in pounds, euros and dollars"
      actions={
        <>
          <LinkButton to={paths.toSafeguarding} tone="primary">
            Transfer to safeguarding
          </LinkButton>
          <LinkButton to={paths.fromSafeguarding}>Transfer from safeguarding</LinkButton>
        </>
      }
      figures={<Totals />}
      chart={
        <Card title="Over time" action={<CurrencyChips />}>
          <Suspense fallback={<ChartSkeleton />}>
            <SafeguardingChart />
          </Suspense>
        </Card>
      }
    >
      <Tabs
        label="Parts of safeguarding"
        tabs={parts.map(({ key, label }) => ({ key, label, to: `${pathname}?tab=${key}` }))}
        current={open.key}
      >
        {open.content()}
      </Tabs>
    </WorkbenchPage>
  );
}
