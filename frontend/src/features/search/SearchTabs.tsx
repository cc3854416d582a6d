import type { ReactNode } from 'react';
import { paths } from '../../session/paths';
import { Tabs, type Tab } from '../../ui/Tabs';

/** The kinds of records that can be searched. Transfers are switched off (specification section 2, /account/search). */
const tabs: readonly Tab[] = [
  { key: 'transactions', label: 'Transactions', to: paths.searchTransactions },
  { key: 'conversions', label: 'Conversions', to: paths.searchConversions },
  { key: 'payments', label: 'Payments', to: paths.searchPayments },
];

interface Props {
  current: 'transactions' | 'conversions' | 'payments';
  children: ReactNode;
}

/** The tabs of the search, each with its own address. */
export function SearchTabs({ current, children }: Props) {
  return (
    <Tabs label="Search" tabs={tabs} current={current}>
      {children}
    </Tabs>
  );
}
