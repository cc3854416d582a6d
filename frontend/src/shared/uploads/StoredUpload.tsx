import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { useCall } from '../../graphql/useCall';
import { Checkbox } from '../../ui/Checkbox';
import { Notice } from '../../ui/Notice';
import { Pager } from '../../ui/Pager';
import { countText } from '../../ui/formats';
import { UploadPage } from '../patterns/upload/UploadPage';
import { checkedRow } from './rowContent';
import type { UploadData } from './uploadDocuments';
import { UploadResult } from './UploadResult';
import { rowsPerPage, rowStates, useUploadProgress, useUploadRows } from './uploadRows';
import type { UploadTexts } from './uploadTexts';
import { UploadTotals } from './UploadTotals';

interface Props {
  upload: UploadData;
  texts: UploadTexts;
  page: Pick<ComponentProps<typeof UploadPage>, 'back' | 'title' | 'drop'>;
  onChanged: () => void;
  onStartOver: () => void;
}

/** A file that was sent: its rows with what is wrong, the confirmation with progress, and the result. */
export function StoredUpload({ upload, texts, page, onChanged, onStartOver }: Props) {
  const { call: confirm, isCalling, error } = useCall(texts.documents.confirm);
  const isRunning = isCalling || upload.state === 'running';
  const live = useLiveProgress(upload, isRunning, onChanged);
  const rows = useCheckedRows(upload, texts);
  const isDone = upload.state === 'done';
  return (
    <UploadPage
      {...page}
      context={upload.filename}
      grid={rows.grid}
      tools={rows.tools}
      pager={<Pager {...rows.pager} label="Pages of rows" />}
      totals={
        <>
          <UploadTotals upload={upload} nouns={texts.nouns} />
          {error && <Notice tone="failure">{error.text}</Notice>}
        </>
      }
      confirmLabel={`Create ${countText(upload.validRows, texts.nouns)}`}
      mayConfirm={upload.validRows > 0}
      onConfirm={() => void confirm({ uploadId: upload.id })}
      onStartOver={onStartOver}
      progress={isRunning && !isDone ? live : undefined}
      result={isDone ? <UploadResult upload={upload} texts={texts} /> : undefined}
    />
  );
}

/** How many rows are finished, of those that were confirmed. Reads the upload again when it is done. */
function useLiveProgress(upload: UploadData, isRunning: boolean, onDone: () => void) {
  const { state, finishedRows } = useUploadProgress(upload.id, !isRunning);
  const onFinished = useEffectEvent(onDone);
  useEffect(() => {
    if (state === 'done') onFinished();
  }, [state]);
  const { validRows, createdRows, failedRows } = upload;
  return { done: finishedRows ?? createdRows + failedRows, all: validRows + createdRows + failedRows };
}

/** The rows of the page, those with errors only as long as the user wants, with the correction of a row. */
function useCheckedRows(upload: UploadData, texts: UploadTexts) {
  const [isFaultyOnly, setIsFaultyOnly] = useState(upload.refusedRows > 0);
  const [pageNumber, setPageNumber] = useState(1);
  const { call: correct } = useCall(texts.documents.correct);
  const isFiltered = isFaultyOnly && upload.refusedRows > 0;
  const count = isFiltered
    ? upload.refusedRows
    : upload.validRows + upload.refusedRows + upload.createdRows + upload.failedRows;
  const pages = Math.ceil(count / rowsPerPage);
  const shownPage = Math.max(1, Math.min(pageNumber, pages));
  const { data } = useUploadRows(upload.id, isFiltered ? ['refused'] : rowStates, shownPage);
  const onEdit = async (rowNumber: number, field: string, value: string) => {
    await correct({ uploadId: upload.id, rowNumber, field, value });
  };
  return {
    grid: {
      caption: `Rows of ${upload.filename}`,
      columns: [...texts.columns, ...(texts.foundColumns ?? [])].map(({ field, title }) => ({ key: field, title })),
      rows: (data?.upload_rows ?? []).map(checkedRow),
      onEdit: upload.state === 'checked' ? onEdit : undefined,
    },
    tools: upload.refusedRows > 0 && (
      <Checkbox label="Only rows with errors" isChecked={isFaultyOnly} onChange={setIsFaultyOnly} />
    ),
    pager: { page: shownPage, pages, onPage: setPageNumber },
  };
}
