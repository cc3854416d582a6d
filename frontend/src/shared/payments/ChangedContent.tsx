import { ChangesTable } from '../changes/ChangesTable';
import { contentChanges, type Content } from './contentChanges';

interface Props {
  before: Content;
  now: Content;
}

/** A table of what differs between a payment's content before and now. A new version may differ in its documents alone. */
export function ChangedContent({ before, now }: Props) {
  const changes = contentChanges(before, now);
  if (changes.length === 0) return <p>The details stayed the same. The documents may have changed.</p>;
  return <ChangesTable changes={changes} />;
}
