import { useState } from 'react';
import { useServices } from '../../app/services';
import { type MfaMethod, type Profile } from '../../app/session/identity';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { Row } from '../../ui/Stack';
import { useTask } from './useTask';

interface Props {
  profile: Profile;
  onSetUp: () => void;
  onTurned: (method: MfaMethod | undefined) => void;
}

/** What can be done about the second factor, as it stands. */
export function MfaChoices({ profile, onSetUp, onTurned }: Props) {
  const { identity } = useServices();
  const task = useTask();
  const [isAsking, setIsAsking] = useState(false);
  const [current] = profile.mfa;
  const mayText = profile.verified.includes('phone_number');
  const turn = async (method: MfaMethod | undefined) => {
    const isTurned = await task.run(() => identity.chooseMfa(method));
    setIsAsking(false);
    if (isTurned) onTurned(method);
  };
  return (
    <>
      {task.error && <Notice tone="failure">{task.error}</Notice>}
      {!mayText && current !== 'SMS_MFA' && <p>Text messages can be used once your phone number is verified.</p>}
      <Row>
        <Button tone={current ? 'plain' : 'primary'} onClick={onSetUp}>
          {current === 'SOFTWARE_TOKEN_MFA' ? 'Set up another authenticator app' : 'Set up an authenticator app'}
        </Button>
        {mayText && current !== 'SMS_MFA' && (
          <Button isLoading={task.isBusy} onClick={() => void turn('SMS_MFA')}>
            Use text messages
          </Button>
        )}
        {current && (
          <Button tone="quiet" onClick={() => setIsAsking(true)}>
            Turn off
          </Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title="Turn off Multi Factor Authentication?"
        confirmLabel="Turn off"
        tone="danger"
        isLoading={task.isBusy}
        onConfirm={() => void turn(undefined)}
        onClose={() => setIsAsking(false)}
      >
        <p>Without it only this page is open to you, until you set it up again.</p>
      </ConfirmDialog>
    </>
  );
}
