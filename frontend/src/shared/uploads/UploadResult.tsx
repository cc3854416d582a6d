import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { Row, Stack } from '../../ui/layout';
import { countText } from '../../ui/formats';
import type { UploadData } from './uploadDocuments';
import type { UploadTexts } from './uploadTexts';
import { useResultFile } from './useResultFile';

/** What came of an upload: how many rows were created and how many were not, with a file of all rows. */
export function UploadResult({ upload, texts }: { upload: UploadData; texts: UploadTexts }) {
  const { createdRows, failedRows, refusedRows, filename, id } = upload;
  const result = useResultFile(id, texts.columns);
  const without = failedRows + refusedRows;
  return (
    <Stack>
      <Notice tone={without > 0 ? 'waiting' : 'success'}>
        {countText(createdRows, texts.nouns)} created. {texts.afterwards}
        {without > 0 && ` ${countText(without, ['row', 'rows'])} not created; the result file says why.`}
      </Notice>
      {result.error && <Notice tone="failure">The result was not saved. {result.error}</Notice>}
      <Row>
        <Button isLoading={result.isSaving} onClick={() => result.save(filename)}>
          Save the result as CSV
        </Button>
        <LinkButton to={texts.back.to}>{`Go to ${texts.back.label.toLowerCase()}`}</LinkButton>
      </Row>
    </Stack>
  );
}
