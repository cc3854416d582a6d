import { useState } from 'react';
import { useClient } from 'urql';
import type { AuditSearch } from '../../../shared/audit/auditSearch';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/formats';
import { Notice } from '../../../ui/Notice';
import { saveFile } from '../../../ui/downloads';
import { exportProof, type ExportedProof } from './chainQueries';

/** Saves the changes that the search finds as a file that proves them. */
export function ExportProof({ search }: { search: AuditSearch }) {
  const client = useClient();
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<ExportedProof>();
  const save = async () => {
    setIsLoading(true);
    setError(undefined);
    setSaved(undefined);
    const answer = await exportProof(client, search);
    setIsLoading(false);
    if ('error' in answer) return setError(answer.error.text);
    saveFile('audit-proof.json', 'application/json', answer.data.file);
    setSaved(answer.data);
  };
  return (
    <>
      <Button isLoading={isLoading} onClick={() => void save()}>
        Export with proof
      </Button>
      {error && <Notice tone="failure">{error}</Notice>}
      {saved && <Notice tone="success">{savedText(saved)}</Notice>}
    </>
  );
}

function savedText({ rows, unsealedRows }: ExportedProof): string {
  const text = `Saved ${formatCount(rows)} ${rows === 1 ? 'change' : 'changes'} with their proof.`;
  return unsealedRows > 0
    ? `${text} ${formatCount(unsealedRows)} more are not sealed yet; export again in a minute.`
    : text;
}
