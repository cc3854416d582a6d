import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LivePaymentFragment } from '../../../graphql/generated/operations';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/Stack';
import { downloadDocument } from './documentCalls';
import classes from './Documents.module.css';
import { formatFileSize } from './formatFileSize';
import { useDownload } from './useDownload';

/** A document of a payment. */
export type PaymentDocument = LivePaymentFragment['assets'][number];

interface Props {
  documents: readonly PaymentDocument[];
  /** What else may be done with a document. */
  actionOf?: (document: PaymentDocument) => ReactNode;
  /** What stands below the documents, also where there are none. */
  children?: ReactNode;
}

/** The documents of a payment, each with its size and a button that downloads it. Nothing for a payment without documents. */
export function Documents({ documents, actionOf, children }: Props) {
  if (documents.length === 0 && !children) return null;
  return (
    <Card title="Documents">
      {documents.length > 0 && (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} action={actionOf?.(document)} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}

interface RowProps {
  document: PaymentDocument;
  action: ReactNode;
}

function DocumentRow({ document: { id, filename, filetype, filesize }, action }: RowProps) {
  const { isLoading, error, download } = useDownload(filename, filetype, (client) => downloadDocument(client, id));
  return (
    <>
      <Row>
        <span className={classes.name}>{filename}</span>
        <span className={classes.size}>{formatFileSize(filesize)}</span>
        <Button
          size="small"
          icon={<IconDownload size={15} aria-hidden />}
          isLoading={isLoading}
          onClick={() => void download()}
        >
          Download<span className="visually-hidden"> {filename}</span>
        </Button>
        {action}
      </Row>
      {error && <Notice tone="failure">{`${filename} was not downloaded. ${error}`}</Notice>}
    </>
  );
}
