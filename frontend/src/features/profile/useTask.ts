import { useCallback, useState } from 'react';
import { failureText } from '../../shared/failureText';

/** The state of a call to the identity provider: whether it is running, and why the last one failed. */
export interface Task {
  readonly isBusy: boolean;
  /** The user's sentence for the failure. */
  readonly error: string | undefined;
  /** The failure itself, for a form that knows which field it concerns. */
  readonly cause: unknown;
  /** Runs the call. Resolves to whether it succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Runs calls to the identity provider and keeps the state of the last one. */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false);
  const [cause, setCause] = useState<unknown>();
  const run = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true);
    setCause(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      setCause(failure);
      return false;
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, error: cause === undefined ? undefined : failureText(cause), cause, run };
}
