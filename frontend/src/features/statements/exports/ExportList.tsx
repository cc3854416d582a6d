import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout';
import { DataTable } from '../../../ui/table/DataTable';
import { exportColumns } from './exportColumns';
import { maxExports, useStatementExports } from './exportDocuments';

/** The user's latest exports of an account with what became of them. The list is live. */
export function ExportList({ accountId }: { accountId: string }) {
  const exports = useStatementExports(accountId);
  const [problem, setProblem] = useState<string>();
  if (!exports) return null;
  if (exports.length === 0) return <EmptyState isLine>The files that you ask for will be listed here.</EmptyState>;
  return (
    <Stack>
      {problem && <Notice tone="failure">{problem}</Notice>}
      <DataTable
        caption="Your files"
        columns={exportColumns(setProblem)}
        rows={exports}
        rowKey={({ id }) => id}
        rowVersion={({ state }) => state}
      />
      {exports.length >= maxExports && <p>{`Only the ${maxExports} newest files are listed.`}</p>}
    </Stack>
  );
}
