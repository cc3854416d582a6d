import { useState } from 'react';
import { changedNothing } from '../../model/changeDocument';
import type { GraphqlRequest } from '../../model/rowsDocument';
import type { Desk } from './desk';

/** What came of a change. */
interface ChangeResult {
  readonly refusal?: string;
  readonly isDone?: boolean;
}

/** Sends changes as the chosen role or user; the server decides, and its refusal is kept. */
export function useChange(
  { ask }: Desk,
  onDone: () => void,
): [ChangeResult, (request: GraphqlRequest) => Promise<void>] {
  const [result, setResult] = useState<ChangeResult>({});
  const send = async (request: GraphqlRequest) => {
    try {
      if (changedNothing(await ask(request))) {
        return setResult({
          refusal: 'No row was changed: the filter of the permission lets the role change none here.',
        });
      }
      setResult({ isDone: true });
      onDone();
    } catch (error) {
      setResult({ refusal: error instanceof Error ? error.message : String(error) });
    }
  };
  return [result, send];
}

/** Says that a change was made, or why not. */
export function ChangeOutcome({ refusal, isDone }: ChangeResult) {
  if (refusal) return <p role="alert">{refusal}</p>;
  return isDone ? <p role="status">The change was made.</p> : null;
}
