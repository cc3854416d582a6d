import { useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { tellSaved } from '../../../shared/changes/tellSaved';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { CloneRolesDocument, useOrganisationChoices } from './roleWrites';

/** Copies the roles of another organisation. */
export function CloneRoles({ orgId, onClose }: { orgId: string; onClose: () => void }) {
  const [fromOrgId, setFromOrgId] = useState<string | null>(null);
  const { call, isCalling, error } = useCall(CloneRolesDocument);
  const found = useOrganisationChoices();
  const clone = async () => {
    const answer = await call({ fromOrgId: fromOrgId ?? '', orgId }, adminCall);
    if ('error' in answer) return;
    const { count } = answer.data.cloneRolesFromOrg;
    tellSaved(answer.data, count === 1 ? '1 role was copied.' : `${count} roles were copied.`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Copy roles"
      confirmLabel="Copy roles"
      isLoading={isCalling}
      isDisabled={!fromOrgId}
      onConfirm={() => void clone()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>A role whose name is taken here is left out.</p>
      <ReadFrame read={found} rows={1}>
        {({ organisations }) => (
          <Select
            label="Organisation"
            value={fromOrgId}
            options={organisations.filter(({ id }) => id !== orgId).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setFromOrgId}
            isRequired
          />
        )}
      </ReadFrame>
    </ConfirmDialog>
  );
}
