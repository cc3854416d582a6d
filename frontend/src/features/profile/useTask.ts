import { useCallback, useState } from 'react';
import { textOfError } from '../../shared/textOfError';

/** The state of a call to the identity provider: whether it is running, and the last error. */
export interface Task {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Runs the call. Resolves to whether it succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Runs calls to the identity provider and keeps the state of the last one. */
export function useTask(): Task {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = useCallback(async (work: () => Promise<void>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (cause) {
      setError(textOfError(cause));
      return false;
    } finally {
      setIsBusy(false);
    }
  }, []);
  return { isBusy, error, run };
}
