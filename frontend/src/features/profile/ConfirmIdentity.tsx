import { useCallback, useState, type ReactNode } from 'react';
import { CallFailed } from '../../graphql/useCall';
import { needsFreshSignIn } from '../../session/identity';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog';
import { ConfirmationCancelled, FreshSignInContext, type WithFreshSignIn } from './freshSignInContext';

/** The question for a call that waits; a closed one stays until the next, so that the focus returns to where it was. */
interface Question {
  readonly number: number;
  readonly isOpen: boolean;
  readonly resume: () => void;
  readonly cancel: () => void;
}

/** Whether an action was refused because the token does not come straight from a sign-in. */
const isRefusedByAction = (cause: unknown) =>
  cause instanceof CallFailed && cause.failure.code === 'fresh_sign_in_required';

/** Lets the forms inside it make calls that need a fresh sign-in, and asks for one where it is missing. */
export function ConfirmIdentity({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const withFreshSignIn = useCallback<WithFreshSignIn>(async (call) => {
    try {
      return await call();
    } catch (cause) {
      if (!needsFreshSignIn(cause) && !isRefusedByAction(cause)) throw cause;
      await new Promise<void>((resume, reject) => {
        const cancel = () => reject(new ConfirmationCancelled());
        setQuestion((last) => ({ number: (last?.number ?? 0) + 1, isOpen: true, resume, cancel }));
      });
      return call();
    }
  }, []);
  const close = (settle: () => void) => {
    setQuestion((last) => last && { ...last, isOpen: false });
    settle();
  };
  return (
    <FreshSignInContext value={withFreshSignIn}>
      {children}
      {question && (
        <ConfirmIdentityDialog
          key={question.number}
          isOpen={question.isOpen}
          onConfirmed={() => close(question.resume)}
          onCancel={() => close(question.cancel)}
        />
      )}
    </FreshSignInContext>
  );
}
