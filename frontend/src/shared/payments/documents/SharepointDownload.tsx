import { IconCloudDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { gql, useClient, type TypedDocumentNode } from 'urql';
import type { SharepointFileQuery, SharepointFileQueryVariables } from '../../../graphql/generated/operations';
import { readError } from '../../../graphql/serviceError';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { openDownload } from '../../../ui/downloads';
import type { PaymentDocument } from './Documents';

const SharepointFileDocument: TypedDocumentNode<SharepointFileQuery, SharepointFileQueryVariables> = gql`
  query sharepointFile($fileNames: [String!]!) {
    sharepointFile(fileNames: $fileNames) {
      fileName
      url
    }
  }
`;

/** Downloads a document of a payment from SharePoint, where it lies there too. Its address is asked for each time: it is valid for a few minutes. */
export function SharepointDownload({ document: { filename, sharepointFiles } }: { document: PaymentDocument }) {
  const client = useClient();
  const [error, setError] = useState<string>();
  const [file] = sharepointFiles;
  if (!file) return null;
  const open = async () => {
    const variables = { fileNames: [file.fileName] };
    const read = await client.query(SharepointFileDocument, variables, { requestPolicy: 'network-only' }).toPromise();
    setError(read.error && readError(read.error).text);
    for (const { url } of read.data?.sharepointFile ?? []) openDownload(url);
  };
  return (
    <>
      <Button size="small" icon={<IconCloudDownload size={15} aria-hidden />} onClick={() => void open()}>
        From SharePoint<span className="visually-hidden"> ({filename})</span>
      </Button>
      {error && <Notice tone="failure">{`${filename} was not downloaded. ${error}`}</Notice>}
    </>
  );
}
