import { useState, type ReactNode } from 'react';
import { messages } from '../../../../../domain/messages';
import { maxTemplateName } from '../../../../../domain/payments/templateLimits';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { TextField } from '../../../ui/TextField';

interface Props {
  title: string;
  confirmLabel: string;
  initialName: string;
  isCalling: boolean;
  /** The server's refusal. */
  error: string | undefined;
  onName: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the name of a template. A refusal stands at the field. */
export function TemplateNameDialog(props: Props) {
  const { title, confirmLabel, initialName, isCalling, error, onName, onClose, children } = props;
  const [name, setName] = useState(initialName.slice(0, maxTemplateName));
  const [isMissing, setIsMissing] = useState(false);
  const confirm = () => {
    const trimmed = name.trim();
    setIsMissing(!trimmed);
    if (trimmed) onName(trimmed);
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      isLoading={isCalling}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label="Name of the template"
        description="Colleagues with a seat on this account see it too."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={maxTemplateName}
        error={isMissing ? messages.fields.required : error}
        autoFocus
        isRequired
      />
      {children}
    </ConfirmDialog>
  );
}
