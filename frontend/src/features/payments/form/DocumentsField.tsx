import { useId } from 'react';
import { maxDocuments } from '../../../../../domain/payments/documents';
import { AttachButton } from '../../../shared/payments/documents/AttachButton';
import { formatFileSize } from '../../../shared/payments/documents/formatFileSize';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/TextField';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { fieldId } from '../../../ui/form/useFormField';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/layout';
import classes from './DocumentsField.module.css';
import type { FormDocument } from '../../../shared/payments/documents/sortFiles';
import { useDocuments } from './useDocuments';

/** The documents of a new payment. Each file is uploaded when it is chosen; the payment takes them when it is sent. */
export function DocumentsField() {
  const { documents, faults, error, uploading, attach, remove } = useDocuments();
  const helpId = useId();
  return (
    <FormSection title="Documents">
      {faults.map((fault) => (
        <Notice key={fault} tone="failure">
          {fault}
        </Notice>
      ))}
      {documents.length > 0 && (
        <ul className={classes.documents} aria-label="Attached documents">
          {documents.map((document) => (
            <li key={document.filename}>
              <AttachedDocument document={document} isUploading={document.filename === uploading} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      <Row>
        <AttachButton
          id={fieldId('documents')}
          isDisabled={documents.length >= maxDocuments}
          describedBy={helpId}
          onFiles={(files) => void attach(files)}
        />
      </Row>
      <p id={helpId} className={classes.help}>
        {error ? <FieldError text={error} /> : 'PDF, PNG or JPEG, at most 10 MB each, up to 10. Approvers see them.'}
      </p>
    </FormSection>
  );
}

interface AttachedProps {
  document: FormDocument;
  isUploading: boolean;
  onRemove: (filename: string) => void;
}

function AttachedDocument({ document, isUploading, onRemove }: AttachedProps) {
  const { filename, filesize, documentId } = document;
  const state = isUploading ? 'uploading…' : documentId ? formatFileSize(filesize) : 'not uploaded';
  return (
    <Row>
      <span className={classes.name}>{filename}</span>
      <span className={classes.state} role="status">
        {state}
      </span>
      <Button size="small" tone="subtle" isDisabled={isUploading} onClick={() => onRemove(filename)}>
        Remove<span className="visually-hidden"> {filename}</span>
      </Button>
    </Row>
  );
}
