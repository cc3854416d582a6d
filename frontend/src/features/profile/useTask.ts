import { useCallback, useState } from 'react';
import { failureText } from '../../shared/auth/refusals';
import { ConfirmationCancelled, useFreshSignIn } from './freshSignInContext';

/** The state of a call to the identity provider: whether it is running, and why the last one failed. */
export interface Task {
  readonly isBusy: boolean;
  /** The user's sentence for the failure. */
  readonly error: string | undefined;
  /** The failure itself, for a form that knows which field it concerns. */
  readonly cause: unknown;
  /** Runs the call, after a fresh sign-in if it needs one. Resolves to whether it succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** The state of a call in one word. */
export function statusOf({ isBusy, error }: Task): 'idle' | 'loading' | 'error' {
  if (isBusy) return 'loading';
  return error === undefined ? 'idle' : 'error';
}

/** Runs calls to the identity provider and keeps the state of the last one. */
export function useTask(): Task {
  const withFreshSignIn = useFreshSignIn();
  const [isBusy, setIsBusy] = useState(false);
  const [cause, setCause] = useState<unknown>();
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setIsBusy(true);
      setCause(undefined);
      try {
        await withFreshSignIn(work);
        return true;
      } catch (failure) {
        if (!(failure instanceof ConfirmationCancelled)) setCause(failure);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    [withFreshSignIn],
  );
  return { isBusy, error: cause === undefined ? undefined : failureText(cause), cause, run };
}
