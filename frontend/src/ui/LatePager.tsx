import { lazy, Suspense, type ComponentProps } from 'react';
import type { Pager } from './Pager';

const LoadedPager = lazy(async () => ({ default: (await import('./Pager')).Pager }));

/** A pager that is loaded once there is a second page, for lists that seldom have one. */
export function LatePager(props: ComponentProps<typeof Pager>) {
  if (props.pages < 2) return null;
  return (
    <Suspense>
      <LoadedPager {...props} />
    </Suspense>
  );
}
