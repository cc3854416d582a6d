import { useState } from 'react';
import { useClient, type Client } from 'urql';
import { readError } from '../../graphql/serviceError';
import { saveFile } from '../../ui/downloads';
import type { ResultColumn } from './resultCsv';
import { rowStates, UploadRowsDocument, type StoredRow } from './uploadRows';

/** The most rows that the server gives at once. */
const pageSize = 250;

/** Saves the rows of an upload with what came of each as a CSV file. */
export function useResultFile(uploadId: string, columns: readonly ResultColumn[]) {
  const client = useClient();
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (filename: string) => {
    setIsSaving(true);
    const rows = await readAllRows(client, uploadId);
    setError('fault' in rows ? rows.fault : await write(filename, rows.rows, columns));
    setIsSaving(false);
  };
  return { isSaving, error, save: (filename: string) => void save(filename) };
}

async function readAllRows(
  client: Client,
  uploadId: string,
): Promise<{ readonly rows: readonly StoredRow[] } | { readonly fault: string }> {
  const rows: StoredRow[] = [];
  for (;;) {
    const variables = { uploadId, states: [...rowStates], limit: pageSize, offset: rows.length };
    const { data, error } = await client.query(UploadRowsDocument, variables, { requestPolicy: 'network-only' });
    if (error) return { fault: readError(error).text };
    const page = data?.upload_rows ?? [];
    rows.push(...page);
    if (page.length < pageSize) return { rows };
  }
}

/** @returns why the file was not written */
async function write(filename: string, rows: readonly StoredRow[], columns: readonly ResultColumn[]) {
  // A separate chunk, loaded with the first result.
  const module = await import('./resultCsv').catch(() => undefined);
  if (!module) return 'Check your connection and try again.';
  const name = `${filename.replace(/\.\w+$/, '')}-result.csv`;
  saveFile(name, 'text/csv;charset=utf-8', module.resultCsv(rows, columns));
  return undefined;
}
