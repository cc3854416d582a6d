import { lazy, Suspense } from 'react';
import { useUrlState } from '../../../ui/useUrlState';

const AuthorisationBatch = lazy(async () => ({
  default: (await import('./AuthorisationBatch')).AuthorisationBatch,
}));

/**
 * The progress of a batch and then its outcomes. The address holds the batch, so that a reload loses neither.
 * @param onAskAgain asks for the authorisation of payments as they are now
 */
export function useBatchPanel(onAskAgain: (paymentIds: readonly string[]) => void) {
  const { get, set } = useUrlState();
  const id = get('batch');
  const show = (batchId: string) => set({ batch: batchId });
  const panel = id && (
    <Suspense>
      <AuthorisationBatch key={id} id={id} onClose={() => show('')} onAskAgain={onAskAgain} />
    </Suspense>
  );
  return { show, panel };
}
