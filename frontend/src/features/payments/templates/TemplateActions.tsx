import { useState } from 'react';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/layout';
import { showToast } from '../../../ui/toast';
import { TemplateNameDialog } from './TemplateNameDialog';
import type { Template } from './templatesQuery';
import {
  ArchiveTemplateDocument,
  DeletePaymentTemplateDocument,
  RenamePaymentTemplateDocument,
} from './templateWrites';

/** Renames, archives and deletes a template. The server checks again that the user's role may. */
export function TemplateActions({ template }: { template: Template }) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const { archive, isCalling } = useArchiving(template);
  const close = () => setOpen(undefined);
  return (
    <>
      <Row>
        <Button
          size="small"
          aria-label={template.archivedAt ? `Use ${template.name} again` : `Archive ${template.name}`}
          isLoading={isCalling}
          onClick={() => void archive(!template.archivedAt)}
        >
          {template.archivedAt ? 'Use again' : 'Archive'}
        </Button>
        <Button size="small" aria-label={`Rename ${template.name}`} onClick={() => setOpen('rename')}>
          Rename
        </Button>
        <Button size="small" aria-label={`Delete ${template.name}`} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </Row>
      {open === 'rename' && <RenameDialog template={template} onClose={close} />}
      {open === 'delete' && <DeleteDialog template={template} onClose={close} />}
    </>
  );
}

/** Archives the template, or takes it back. The message that says so takes it back again. */
function useArchiving({ id: templateId, name }: Template) {
  const { call, isCalling } = useCall(ArchiveTemplateDocument);
  const archive = async (isArchived: boolean) => {
    const answer = await call({ templateId, isArchived });
    if ('error' in answer) return showToast('danger', answer.error.text, paths.paymentTemplates);
    const said = isArchived ? `“${name}” is archived.` : `“${name}” is in use again.`;
    showToast('success', said, paths.paymentTemplates, isArchived ? () => void archive(false) : undefined);
  };
  return { archive, isCalling };
}

interface DialogProps {
  template: Template;
  onClose: () => void;
}

function RenameDialog({ template, onClose }: DialogProps) {
  const { call, isCalling, error } = useCall(RenamePaymentTemplateDocument);
  const rename = async (name: string) => {
    const answer = await call({ templateId: template.id, name });
    if ('data' in answer) onClose();
  };
  return (
    <TemplateNameDialog
      title="Rename template"
      confirmLabel="Rename template"
      initialName={template.name}
      isCalling={isCalling}
      error={error?.text}
      onName={(name) => void rename(name)}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ template, onClose }: DialogProps) {
  const { call, isCalling, error } = useCall(DeletePaymentTemplateDocument);
  const remove = async () => {
    const answer = await call({ templateId: template.id });
    if ('data' in answer) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Delete template"
      confirmLabel="Delete template"
      tone="danger"
      isLoading={isCalling}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>The template “{template.name}” is deleted for everybody on this account. Payments made from it stay.</p>
    </ConfirmDialog>
  );
}
