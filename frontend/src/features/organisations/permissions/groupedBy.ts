/** Rows under one heading. */
export interface Group<Row> {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/**
 * Rows in groups, the groups by their title and the rows of each by theirs.
 * @param groupOf the key and the title of a row's group
 */
export function groupedBy<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => { readonly key: string; readonly title: string },
  titleOf: (row: Row) => string,
): Group<Row>[] {
  const groups = new Map<string, { readonly title: string; readonly rows: Row[] }>();
  for (const row of rows) {
    const { key, title } = groupOf(row);
    const group = groups.get(key) ?? { title, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups]
    .map(([key, group]) => ({
      key,
      title: group.title,
      rows: group.rows.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other))),
    }))
    .sort((one, other) => one.title.localeCompare(other.title));
}
