import { lazy, Suspense } from 'react';
import { messages } from '../../../../domain/messages';
import { auditAddress, auditSearch, type AuditSearch } from '../../shared/audit/auditSearch';
import { useSearch } from '../../shared/searchParams';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/loading';
import { Tabs } from '../../ui/Tabs';
import { ChangesPart } from './changes/ChangesPart';

const ChainPart = lazy(async () => ({ default: (await import('./chain/ChainPart')).ChainPart }));
const HistoryPart = lazy(async () => ({ default: (await import('./history/HistoryPart')).HistoryPart }));

/** The log of every change of a row (/admin/audit): search, one row at a time of its past, and the chain that seals it. */
export function AuditPage() {
  const { values } = useSearch(auditSearch);
  return (
    <>
      <PageHeader title={messages.adminMenu.audit} context="Every change of a row, with its values before and after" />
      <Tabs label="Parts of the audit log" tabs={tabsOf(values)} current={values.tab}>
        <Suspense fallback={<Skeleton rows={8} />}>
          {values.tab === 'changes' && <ChangesPart />}
          {values.tab === 'history' && <HistoryPart />}
          {values.tab === 'chain' && <ChainPart />}
        </Suspense>
      </Tabs>
    </>
  );
}

/** The tabs keep the row that is looked at. */
const tabsOf = ({ table, row }: AuditSearch) => [
  { key: 'changes', label: 'Changes', to: auditAddress({ table, row }) },
  { key: 'history', label: 'A row as it was', to: auditAddress({ tab: 'history', table, row }) },
  { key: 'chain', label: 'Chain', to: auditAddress({ tab: 'chain', table, row }) },
];
