import { useCallback, useState, type ReactNode } from 'react';
import { needsFreshSignIn } from '../../session/identity';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog';
import { ConfirmationCancelled, FreshSignInContext, type WithFreshSignIn } from './freshSignInContext';

/** A call that waits for the user's confirmation. */
interface Waiting {
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** Lets the forms inside it make calls that need a fresh sign-in, and asks for one where it is missing. */
export function ConfirmIdentity({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting>();
  const withFreshSignIn = useCallback<WithFreshSignIn>(async (call) => {
    try {
      return await call();
    } catch (cause) {
      if (!needsFreshSignIn(cause)) throw cause;
      await new Promise<void>((resume, reject) =>
        setWaiting({ resume, cancel: () => reject(new ConfirmationCancelled()) }),
      );
      return call();
    }
  }, []);
  const close = (settle: () => void) => {
    setWaiting(undefined);
    settle();
  };
  return (
    <FreshSignInContext value={withFreshSignIn}>
      {children}
      {waiting && (
        <ConfirmIdentityDialog onConfirmed={() => close(waiting.resume)} onCancel={() => close(waiting.cancel)} />
      )}
    </FreshSignInContext>
  );
}
