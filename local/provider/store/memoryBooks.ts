import type { Books } from './books';
import { indexes, type KeysOf } from './indexes';
import { recordKinds, type RecordKind, type RecordOf } from './kinds';
import { createTable, type Table } from './table';

type Tables = { readonly [K in RecordKind]: Table<RecordOf[K]> };

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
    const table: Table<RecordOf[K]> = tables[kind];
    const before = table.get(id);
    undoSteps.push(() => table.set(id, before));
    touched.set(`${kind}/${id}`, { kind, id });
    table.set(id, record);
  };
  const settle = () => {
    undoSteps.length = 0;
    touched.clear();
  };
  return {
    get: (kind, id) => tables[kind].get(id),
    all: (kind) => tables[kind].all(),
    select: (kind, index, key) => tables[kind].select(index, key),
    put: write,
    remove: (kind, id) => write(kind, id, undefined),
    load: (kind, id, body) => (tables[kind] as Table<RecordOf[RecordKind]>).set(id, body),
    changes: () => [...touched.values()].map(({ kind, id }) => ({ kind, id, body: tables[kind].get(id) })),
    settle,
    undo: () => {
      while (undoSteps.length > 0) undoSteps.pop()?.();
      settle();
    },
  };
}

function emptyTables(): Tables {
  const keysByKind: Readonly<Record<string, Readonly<Record<string, KeysOf<never>>>>> = indexes;
  return Object.fromEntries(
    recordKinds.map((kind) => [kind, createTable(keysByKind[kind] ?? {})]),
  ) as unknown as Tables;
}
