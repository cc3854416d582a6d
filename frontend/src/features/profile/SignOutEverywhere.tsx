import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { useSignOutEverywhere } from './useSignOutEverywhere';

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
