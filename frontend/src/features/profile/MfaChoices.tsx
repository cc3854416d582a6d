import { useState } from 'react';
import { useServices } from '../../session/services';
import type { MfaMethod, Profile } from '../../session/identity';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { Row } from '../../ui/layout';
import { useTask } from './useTask';

interface Props {
  profile: Profile;
  onSetUp: () => void;
  onChanged: (method: MfaMethod | undefined) => void;
}

/** The buttons that change the second factor. */
export function MfaChoices({ profile, onSetUp, onChanged }: Props) {
  const { identity } = useServices();
  const task = useTask();
  const [isAsking, setIsAsking] = useState(false);
  const [current] = profile.mfa;
  const mayText = profile.verified.includes('phone_number');
  const change = async (method: MfaMethod | undefined) => {
    setIsAsking(false);
    const isChanged = await task.run(() => identity.chooseMfa(method));
    if (isChanged) onChanged(method);
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
          <Button isLoading={task.isBusy} onClick={() => void change('SMS_MFA')}>
            Use text messages
          </Button>
        )}
        {current && (
          <Button tone="subtle" isLoading={task.isBusy} onClick={() => setIsAsking(true)}>
            Turn off
          </Button>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isAsking}
        title="Turn off Multi Factor Authentication?"
        confirmLabel="Turn off"
        tone="danger"
        onConfirm={() => void change(undefined)}
        onClose={() => setIsAsking(false)}
      >
        <p>Without it you can open only this page, until you set it up again.</p>
      </ConfirmDialog>
    </>
  );
}
