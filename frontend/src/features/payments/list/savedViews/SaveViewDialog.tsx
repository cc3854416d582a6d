import { useState } from 'react';
import { savedViewName } from '../../../../../../domain/savedView';
import { useCall } from '../../../../graphql/useCall';
import { faultOf } from '../../../../../../domain/yup';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { TextField } from '../../../../ui/TextField';
import { CreateSavedViewDocument } from './savedViewsQuery';
import type { ViewFilters } from './viewFilters';

interface Props {
  filters: ViewFilters;
  /** The names that are in use. */
  names: readonly string[];
  onClose: () => void;
}

/** Asks for the name of a view. A name that is in use is replaced, which the dialog says before. */
export function SaveViewDialog({ filters, names, onClose }: Props) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const { call, isCalling, error } = useCall(CreateSavedViewDocument);
  const save = async () => {
    const found = faultOf(savedViewName(), name.trim());
    setFault(found);
    if (found) return;
    const given = Object.entries(filters).map(([filter, value]) => ({ name: filter, value }));
    const answer = await call({ list: 'payments', name: name.trim(), filters: given });
    if ('data' in answer) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Save these filters"
      confirmLabel="Save view"
      isLoading={isCalling}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name of the view"
        description={
          names.includes(name.trim()) ? 'A view of this name exists. It will be replaced.' : 'Only you see this view.'
        }
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={60}
        error={fault ?? error?.text}
        autoFocus
        isRequired
      />
    </ConfirmDialog>
  );
}
