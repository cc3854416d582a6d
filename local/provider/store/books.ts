import type { IndexedKind, Indexes } from './indexes';
import type { RecordKind, RecordOf } from './kinds';

/**
 * The books as one unit of work sees and changes them. What is walked through comes in the order in which it was entered;
 * whoever changes records on the way takes a copy of the walk first.
 */
export interface Books {
  readonly get: <K extends RecordKind>(kind: K, id: string) => RecordOf[K] | undefined;
  /** Every record of a kind. */
  readonly all: <K extends RecordKind>(kind: K) => Iterable<RecordOf[K]>;
  /** The records that an index of `indexes.ts` lists under a key. */
  readonly select: <K extends IndexedKind>(
    kind: K,
    index: string & keyof Indexes[K],
    key: string,
  ) => Iterable<RecordOf[K]>;
  readonly put: <K extends RecordKind>(kind: K, id: string, record: RecordOf[K]) => void;
  readonly remove: (kind: RecordKind, id: string) => void;
}
