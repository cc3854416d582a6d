import { useState } from 'react';
import type { ApiKeyScope } from '../../../../../domain/apiKeys/scopes';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { Checkbox } from '../../../ui/Checkbox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { TextField } from '../../../ui/TextField';
import { ChangeApiAccessDocument } from './changeApiAccess';

interface Props {
  id: string;
  onIssued: (key: string | null | undefined) => void;
  onClose: () => void;
}

const networksOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function scopesOf(mayDraft: boolean, mayApprove: boolean): ApiKeyScope[] {
  return ['read', ...(mayDraft ? (['draft'] as const) : []), ...(mayApprove ? (['approve'] as const) : [])];
}

/** Asks what a new key may do and from where, and issues it. */
export function IssueKeyDialog({ id, onIssued, onClose }: Props) {
  const [mayDraft, setMayDraft] = useState(true);
  const [mayApprove, setMayApprove] = useState(false);
  const [networks, setNetworks] = useState('');
  const { call, isCalling, error } = useCall(ChangeApiAccessDocument);
  const isOfNetworks = error?.field?.startsWith('networks');
  const issue = async () => {
    const terms = { scopes: scopesOf(mayDraft, mayApprove), networks: networksOf(networks) };
    const answer = await call({ id, isEnabled: true, ...terms }, adminCall);
    if ('data' in answer) onIssued(answer.data.result.key);
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Issue key of ${id}`}
      confirmLabel="Issue key"
      isLoading={isCalling}
      onConfirm={() => void issue()}
      onClose={onClose}
    >
      {error && !isOfNetworks && <Notice tone="failure">{error.text}</Notice>}
      <p>
        A new key is shown once. A key that the user has now no longer counts. Every key reads what the user may read.
      </p>
      <Checkbox
        label="Draft"
        help="Creates payments that others approve, and beneficiaries."
        isChecked={mayDraft}
        onChange={setMayDraft}
      />
      <Checkbox
        label="Approve and send"
        help="Approves, sends, converts and transfers as the user may."
        isChecked={mayApprove}
        onChange={setMayApprove}
      />
      <TextField
        label="Networks"
        description="Such as 192.0.2.0/24, with commas between them. Empty: from everywhere."
        value={networks}
        error={isOfNetworks ? error?.text : undefined}
        onChange={(event) => setNetworks(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
