import { Suspense, type ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/loading';
import { Stack } from '../../ui/layout';
import { WhenNear } from '../../ui/lazyView';

interface Props {
  title: string;
  context?: string;
  actions?: ReactNode;
  /** Figures, on top. */
  figures: ReactNode;
  /** What needs an act. */
  children: ReactNode;
  /** A chart over time, at the end. It is mounted when it is scrolled near, and may be a component that loads by itself. */
  chart?: ReactNode;
}

/** The page pattern "Workbench": figures, then what needs an act, then a chart over time. */
export function WorkbenchPage({ title, context, actions, figures, children, chart }: Props) {
  return (
    <>
      <PageHeader title={title} context={context} actions={actions} />
      <Stack gap="large" isInOrder>
        {figures}
        {children}
        {chart && (
          <WhenNear height={320}>
            <Suspense fallback={<Skeleton rows={4} />}>{chart}</Suspense>
          </WhenNear>
        )}
      </Stack>
    </>
  );
}
