import { lazy, Suspense } from 'react';
import { loadToasts } from './toast';

const ToastList = lazy(async () => ({ default: (await loadToasts()).ToastList }));

/** The place where toasts appear. */
export function Toasts() {
  return (
    <section aria-label="Notifications">
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    </section>
  );
}
