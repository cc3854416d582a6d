import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { tellOutcome } from '../tellOutcome';
import type { UserActText } from './userActs';

/** A button for each act, which is confirmed first. */
export function UserActs({ id, acts }: { id: string; acts: readonly UserActText[] }) {
  const [chosen, setChosen] = useState<UserActText>();
  return (
    <>
      {acts.map((act) => (
        <Button key={act.label} onClick={() => setChosen(act)}>
          {act.label}
        </Button>
      ))}
      {chosen && <ActDialog id={id} act={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function ActDialog({ id, act, onClose }: { id: string; act: UserActText; onClose: () => void }) {
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(act.document);
  const confirm = async () => {
    const answer = await call({ id }, adminCall);
    if ('error' in answer) return;
    const isWaiting = tellOutcome(answer.data, act.done);
    onClose();
    if (act.isLast && !isWaiting) void navigate(paths.users);
  };
  return (
    <ConfirmDialog
      isOpen
      title={`${act.label} ${id}`}
      confirmLabel={act.label}
      tone={act.isDangerous ? 'danger' : 'primary'}
      isLoading={isCalling}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>{act.effect}</p>
    </ConfirmDialog>
  );
}
