import { useRef } from 'react';
import { wrongOwnPassword } from '../../session/identityTexts';
import { isNamed, isWrongPassword, failureText } from '../../shared/auth/refusals';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { ConfirmCode, ConfirmPassword } from './ConfirmIdentitySteps';
import { useConfirmation } from './useConfirmation';

/** The error at the step's field: the password or the code was wrong. */
function fieldErrorOf(cause: unknown): string | undefined {
  if (isWrongPassword(cause)) return wrongOwnPassword;
  const isWrongCode = isNamed(cause, 'CodeMismatchException') || isNamed(cause, 'ExpiredCodeException');
  return isWrongCode ? failureText(cause) : undefined;
}

interface Props {
  isOpen: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password, then for the code of the second factor if one is on. */
export function ConfirmIdentityDialog(props: Props) {
  const { isBusy, challenge, cause, sendPassword, sendCode } = useConfirmation(props.onConfirmed);
  const form = useRef<HTMLFormElement>(null);
  const error = fieldErrorOf(cause);
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title="Confirm it is you"
      confirmLabel={challenge ? 'Confirm' : 'Continue'}
      isLoading={isBusy}
      onConfirm={() => form.current?.requestSubmit()}
      onClose={props.onCancel}
    >
      {cause !== undefined && !error && <Notice tone="failure">{failureText(cause)}</Notice>}
      {challenge ? (
        <ConfirmCode form={form} challenge={challenge} error={error} onSend={(code) => sendCode(code, challenge)} />
      ) : (
        <ConfirmPassword form={form} error={error} onSend={sendPassword} />
      )}
    </ConfirmDialog>
  );
}
