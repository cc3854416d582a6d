import { useCallback, useState } from 'react';
import { textOfError } from '../../shared/textOfError';

/** One call to the identity provider at a time: whether it is under way, and why the last one failed. */
export interface Task {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Runs something; it failed if this answers false. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

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
