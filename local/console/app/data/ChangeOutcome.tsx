import type { ChangeResult } from './useChange';

/** Says that a change was made, or why not. */
export function ChangeOutcome({ refusal, isDone }: ChangeResult) {
  if (refusal) return <p role="alert">{refusal}</p>;
  return isDone ? <p role="status">The change was made.</p> : null;
}
