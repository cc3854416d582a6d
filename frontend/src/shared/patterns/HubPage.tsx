import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Skeleton } from '../../ui/loading';
import { Tabs } from '../../ui/Tabs';
import { useUrlState } from '../../ui/useUrlState';
import { DetailPage } from './DetailPage';

/** A part of the record's main column. */
export interface HubTab {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  /** Rendered while the tab is open; it may be a component that loads by itself. */
  readonly content: () => ReactNode;
}

interface Props extends Omit<ComponentProps<typeof DetailPage>, 'children'> {
  /** Names the tabs for screen readers. */
  tabsLabel: string;
  tabs: readonly HubTab[];
}

/** The page pattern "Hub": a Detail whose main column is tabs, each with its own address (`?tab=`). Without one the first is open. */
export function HubPage({ tabsLabel, tabs, ...detail }: Props) {
  const { pathname } = useLocation();
  const { get } = useUrlState();
  const open = tabs.find(({ key }) => key === get('tab')) ?? tabs[0];
  if (!open) return null;
  return (
    <DetailPage {...detail}>
      <Tabs
        label={tabsLabel}
        tabs={tabs.map((tab) => ({ ...tab, to: `${pathname}?tab=${tab.key}` }))}
        current={open.key}
      >
        <Suspense key={open.key} fallback={<Skeleton rows={8} />}>
          {open.content()}
        </Suspense>
      </Tabs>
    </DetailPage>
  );
}
