import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import type { LivePaymentFragment } from '../../../graphql/generated/operations';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { saveFile } from '../../../ui/saveFile';
import { Row } from '../../../ui/Stack';
import { downloadDocument } from './documentCalls';
import classes from './Documents.module.css';
import { formatFileSize } from './formatFileSize';

type PaymentDocument = LivePaymentFragment['assets'][number];

/** The documents of a payment, each with its size and a button that downloads it. Nothing for a payment without documents. */
export function Documents({ documents }: { documents: readonly PaymentDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Card title="Documents">
      <ul className={classes.documents}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DocumentRow({ document: { id, filename, filetype, filesize } }: { document: PaymentDocument }) {
  const client = useClient();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<string>();
  const download = async () => {
    setIsLoading(true);
    const result = await downloadDocument(client, id);
    setIsLoading(false);
    setError('error' in result ? result.error : undefined);
    if ('content' in result) saveFile(filename, filetype, result.content);
  };
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
      </Row>
      {error && <Notice tone="failure">{`${filename} was not downloaded. ${error}`}</Notice>}
    </>
  );
}
