import { ChangesTable } from '../changes/ChangesTable';
import { contentChanges, type Content } from './contentChanges';

interface Props {
  before: Content;
  now: Content;
}

/** A table of what differs between a payment's content before and now. */
export function ChangedContent({ before, now }: Props) {
  return <ChangesTable changes={contentChanges(before, now)} />;
}
