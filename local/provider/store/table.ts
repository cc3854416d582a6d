import type { KeysOf } from './indexes';

/** A place in a table; indexes hold places, so that a changed record need not be moved in them. */
interface Cell<T> {
  record: T;
}

/** The records of one kind by id, and by the keys of its indexes. */
export interface Table<T> {
  readonly get: (id: string) => T | undefined;
  readonly all: () => Iterable<T>;
  readonly select: (index: string, key: string) => Iterable<T>;
  /** Enters a record, changes it, or (undefined) takes it out. */
  readonly set: (id: string, record: T | undefined) => void;
}

/** An empty table. */
export function createTable<T>(keysByIndex: Readonly<Record<string, KeysOf<T>>>): Table<T> {
  const cells = new Map<string, Cell<T>>();
  const indexes = new Map(Object.entries(keysByIndex).map(([name, keysOf]) => [name, createIndex(keysOf)]));
  return {
    get: (id) => cells.get(id)?.record,
    all: () => recordsOf(cells.values()),
    select: (index, key) => recordsOf(indexes.get(index)?.cellsUnder(key) ?? []),
    set: (id, record) => {
      const cell = cells.get(id) ?? (record === undefined ? undefined : { record });
      if (!cell) return;
      const before = cells.has(id) ? cell.record : undefined;
      for (const index of indexes.values()) index.move(cell, before, record);
      if (record === undefined) return void cells.delete(id);
      cell.record = record;
      cells.set(id, cell);
    },
  };
}

function* recordsOf<T>(cells: Iterable<Cell<T>>): Iterable<T> {
  for (const { record } of cells) yield record;
}

interface Index<T> {
  readonly cellsUnder: (key: string) => Iterable<Cell<T>>;
  readonly move: (cell: Cell<T>, before: T | undefined, after: T | undefined) => void;
}

function createIndex<T>(keysOf: KeysOf<T>): Index<T> {
  const places = new Map<string, Set<Cell<T>>>();
  const add = (key: string, cell: Cell<T>) => {
    const under = places.get(key);
    if (under) under.add(cell);
    else places.set(key, new Set([cell]));
  };
  const drop = (key: string, cell: Cell<T>) => {
    const under = places.get(key);
    under?.delete(cell);
    if (under?.size === 0) places.delete(key);
  };
  return {
    cellsUnder: (key) => places.get(key) ?? [],
    move: (cell, before, after) => {
      const [from, to] = [before, after].map((record) => (record === undefined ? [] : keysOf(record)));
      from?.filter((key) => !to?.includes(key)).forEach((key) => drop(key, cell));
      to?.filter((key) => !from?.includes(key)).forEach((key) => add(key, cell));
    },
  };
}
