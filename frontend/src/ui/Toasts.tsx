import { lazy, Suspense, useSyncExternalStore } from 'react';
import { firstToast, loadToasts } from './toast';
import { usePreloadWhenIdle } from './timing';

const ToastList = lazy(async () => ({ default: (await loadToasts()).ToastList }));

/** The place where toasts appear. */
export function Toasts() {
  usePreloadWhenIdle(loadToasts);
  const isNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.isShown);
  return (
    <section aria-label="Notifications">
      <Suspense fallback={null}>{isNeeded && <ToastList />}</Suspense>
    </section>
  );
}
