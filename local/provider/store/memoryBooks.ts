import { type Books } from './books';
import { recordKinds, type RecordKind, type RecordOf } from './records';

type Tables = { readonly [K in RecordKind]: Map<string, RecordOf[K]> };

/** A record to write, or (without a body) to delete. */
export interface Change {
  readonly kind: RecordKind;
  readonly id: string;
  readonly body: RecordOf[RecordKind] | undefined;
}

/** The books in memory, with the changes since the last `settle` or `undo`. */
export interface MemoryBooks extends Books {
  readonly load: (kind: RecordKind, id: string, body: RecordOf[RecordKind]) => void;
  readonly changes: () => Change[];
  readonly settle: () => void;
  readonly undo: () => void;
}

/** Books that can take back what a unit of work did to them. */
export function createMemoryBooks(): MemoryBooks {
  const tables = emptyTables();
  const undoSteps: (() => void)[] = [];
  const touched = new Map<string, { kind: RecordKind; id: string }>();
  const write = <K extends RecordKind>(kind: K, id: string, record: RecordOf[K] | undefined) => {
    const table: Map<string, RecordOf[K]> = tables[kind];
    const before = table.get(id);
    undoSteps.push(() => replace(table, id, before));
    touched.set(`${kind}/${id}`, { kind, id });
    replace(table, id, record);
  };
  const settle = () => {
    undoSteps.length = 0;
    touched.clear();
  };
  return {
    get: (kind, id) => tables[kind].get(id),
    list: (kind) => [...tables[kind].values()],
    put: write,
    remove: (kind, id) => write(kind, id, undefined),
    load: (kind, id, body) => (tables[kind] as Map<string, RecordOf[RecordKind]>).set(id, body),
    changes: () => [...touched.values()].map(({ kind, id }) => ({ kind, id, body: tables[kind].get(id) })),
    settle,
    undo: () => {
      while (undoSteps.length > 0) undoSteps.pop()?.();
      settle();
    },
  };
}

function emptyTables(): Tables {
  return Object.fromEntries(recordKinds.map((kind) => [kind, new Map()])) as unknown as Tables;
}

function replace<T>(table: Map<string, T>, id: string, record: T | undefined): void {
  if (record === undefined) table.delete(id);
  else table.set(id, record);
}
