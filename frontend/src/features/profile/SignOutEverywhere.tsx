import { gql, type TypedDocumentNode } from 'urql';
import { useState } from 'react';
import type { SignOutEverywhereMutation, SignOutEverywhereMutationVariables } from '../../graphql/generated/operations';
import { useCall } from '../../graphql/useCall';
import { usePortal } from '../../session/PortalContext';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';

/** Ends every session of the user. */
const SignOutEverywhereDocument: TypedDocumentNode<SignOutEverywhereMutation, SignOutEverywhereMutationVariables> = gql`
  mutation signOutEverywhere {
    signOutEverywhere {
      signedOutAt
    }
  }
`;

/** Ends every session of the user, this one too. `signOut` resolves to whether they have ended; a changed password may do so first. */
export function useSignOutEverywhere() {
  const { onEnded } = usePortal();
  const { call, isCalling, error } = useCall(SignOutEverywhereDocument);
  const signOut = async (): Promise<boolean> => {
    const result = await call({});
    if ('error' in result && result.error.code !== 'not_authenticated') return false;
    onEnded();
    return true;
  };
  return { signOut, isCalling, error };
}

/** Ends every session of the user, in this browser and in all others. */
export function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const { signOut, isCalling, error } = useSignOutEverywhere();
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void signOut()}
        onClose={() => setIsAsking(false)}
      >
        <p>You are signed out of every browser, this one too. Change your password first if somebody else knows it.</p>
        {error && <Notice tone="failure">{error.text}</Notice>}
      </ConfirmDialog>
    </>
  );
}
