import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Client } from 'urql';
import type { LivePaymentFragment } from '../../../graphql/generated/operations';
import { Button } from '../../../ui/Button';
import { Card, Row } from '../../../ui/layout';
import { Notice } from '../../../ui/Notice';
import { downloadDocument, type Download } from './documentCalls';
import classes from './Documents.module.css';
import { formatFileSize } from './formatFileSize';
import { useDownload } from './useDownload';

/** A document of a payment. */
export type PaymentDocument = LivePaymentFragment['assets'][number];

/** What is shown of a document, whatever it belongs to. */
export type ShownDocument = Pick<PaymentDocument, 'id' | 'filename' | 'filetype' | 'filesize'>;

interface Props<Document extends ShownDocument> {
  documents: readonly Document[];
  /** Asks for the file of a document; by default of one of a payment. */
  load?: (client: Client, id: string) => Promise<Download>;
  /** What else may be done with a document. */
  actionOf?: (document: Document) => ReactNode;
  /** What stands below the documents, also where there are none. */
  children?: ReactNode;
}

/** The documents of a payment or of a request, each with its size and a button that downloads it. Nothing where there are none. */
export function Documents<Document extends ShownDocument>({
  documents,
  load = downloadDocument,
  actionOf,
  children,
}: Props<Document>) {
  if (documents.length === 0 && !children) return null;
  return (
    <Card title="Documents">
      {documents.length > 0 && (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} load={load} action={actionOf?.(document)} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}

interface RowProps {
  document: ShownDocument;
  load: (client: Client, id: string) => Promise<Download>;
  action: ReactNode;
}

function DocumentRow({ document: { id, filename, filetype, filesize }, load, action }: RowProps) {
  const { isLoading, error, download } = useDownload(filename, filetype, (client) => load(client, id));
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
