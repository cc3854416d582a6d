import { type RecordKind, type RecordOf } from './records';

/** The books as one unit of work sees and changes them. Lists come in order of creation. */
export interface Books {
  readonly get: <K extends RecordKind>(kind: K, id: string) => RecordOf[K] | undefined;
  readonly list: <K extends RecordKind>(kind: K) => RecordOf[K][];
  readonly put: <K extends RecordKind>(kind: K, id: string, record: RecordOf[K]) => void;
  readonly remove: (kind: RecordKind, id: string) => void;
}
