import { uploadLimitsText } from '../../../../domain/uploads/limits';
import { useRead } from '../../graphql/useRead';
import { UploadPage } from '../patterns/upload/UploadPage';
import { ReadFrame } from '../ReadFrame';
import { useUrlState } from '../../ui/useUrlState';
import { StoredUpload } from './StoredUpload';
import type { UploadTexts } from './uploadTexts';
import { useFileUpload } from './useFileUpload';

/** The screen of a kind of upload. The address holds the upload, so that a reload loses nothing. */
export function UploadScreen({ texts }: { texts: UploadTexts }) {
  const { get, set } = useUrlState();
  const uploadId = get('upload');
  const file = useFileUpload(texts, (id) => set({ upload: id }));
  const drop = {
    ...file,
    accept: texts.accept,
    limits: `${texts.formats}, ${uploadLimitsText}`,
    templates: texts.templates,
  };
  const page = { back: texts.back, title: texts.title, drop };
  if (!uploadId) return <UploadPage {...page} />;
  return (
    <ReadUpload key={uploadId} uploadId={uploadId} texts={texts} page={page} onStartOver={() => set({ upload: '' })} />
  );
}

interface ReadProps extends Pick<Parameters<typeof StoredUpload>[0], 'texts' | 'page' | 'onStartOver'> {
  uploadId: string;
}

function ReadUpload({ uploadId, ...rest }: ReadProps) {
  const { get } = rest.texts.documents;
  const read = useRead({ query: get, variables: { uploadId }, requestPolicy: 'cache-and-network' });
  if (read.error?.code === 'upload_not_found') {
    return <UploadPage {...rest.page} drop={{ ...rest.page.drop, error: read.error.text }} />;
  }
  return (
    <ReadFrame read={read}>
      {({ upload }) => <StoredUpload upload={upload} onChanged={read.reload} {...rest} />}
    </ReadFrame>
  );
}
