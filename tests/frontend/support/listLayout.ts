/** What decides how a column is laid out; every `Column` has it. */
export interface ColumnLook {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly isShort?: boolean;
  readonly isSecondary?: boolean;
  readonly isExtra?: boolean;
  readonly isTitleHidden?: boolean;
  readonly onPhone?: string;
  readonly sortsFirst?: 'ascending' | 'descending';
}

/** How a list is laid out, in the titles of its columns. What no column has is left out. */
export interface ListLayout {
  /** From the left: `Date+` is hidden in a narrow window, `Date++` is on a wide screen only, the heading `(Actions)` is hidden. */
  readonly shown: string;
  /** The lines of a row on a phone: `title … value | detail · second detail … state | actions`. */
  readonly phone?: string;
  /** The columns of numbers. */
  readonly numbers?: string;
  /** Those that do not wrap. */
  readonly short?: string;
  /** Those that can be sorted, with the direction of the first click. */
  readonly sorts?: string;
}

interface List {
  readonly name: string;
  readonly columns: readonly ColumnLook[];
  readonly layout: ListLayout;
}

/** A list by its name, with its columns and how they should be laid out. */
export const list = (name: string, columns: readonly ColumnLook[], layout: ListLayout): List => ({
  name,
  columns,
  layout,
});

/** Tests each list against its layout, and all of them against the rules that every list follows. */
export function testLists(lists: readonly List[]): void {
  test.each(lists)('the list of $name is laid out as written here', ({ columns, layout }) => {
    expect(layoutOf(columns)).toEqual(layout);
  });
  test.each(rules)('in every list $rule', ({ isKept }) => {
    expect(lists.filter(({ columns }) => !isKept(columns)).map(({ name }) => name)).toEqual([]);
  });
}

/** The layout of columns. */
export function layoutOf(columns: readonly ColumnLook[]): ListLayout {
  const titles = (isMeant: (column: ColumnLook) => unknown) =>
    textOf(columns.filter(isMeant).map(({ title }) => title));
  return {
    shown: columns.map(shownTitle).join(', '),
    phone: phoneText(columns),
    numbers: titles(({ isNumber }) => isNumber),
    short: titles(({ isShort }) => isShort),
    sorts: textOf(columns.flatMap(({ title, sortsFirst }) => (sortsFirst ? `${title} ${arrows[sortsFirst]}` : []))),
  };
}

const arrows = { ascending: '↑', descending: '↓' };

const textOf = (titles: readonly string[]) => (titles.length > 0 ? titles.join(', ') : undefined);

function shownTitle({ title, isTitleHidden, isSecondary, isExtra }: ColumnLook): string {
  return [isTitleHidden ? `(${title})` : title, isSecondary && '+', isExtra && '++'].filter(Boolean).join('');
}

function phoneText(columns: readonly ColumnLook[]): string | undefined {
  const at = (place: string) =>
    columns
      .filter(({ onPhone }) => onPhone === place)
      .map(({ title }) => title)
      .join(' & ');
  const details = [at('detail'), at('secondDetail') && `· ${at('secondDetail')}`].filter(Boolean).join(' ');
  const lines = [lineOf(at('title'), at('value')), lineOf(details, at('state')), at('actions')];
  const last = lines.findLastIndex(Boolean);
  return last < 0 ? undefined : lines.slice(0, last + 1).join(' | ');
}

const lineOf = (start: string, end: string) => [start, end && `… ${end}`].filter(Boolean).join(' ');

/** What every list keeps to: mistakes that a new list may make. */
const rules: readonly { rule: string; isKept: (columns: readonly ColumnLook[]) => boolean }[] = [
  {
    rule: 'a row on a phone has one title, and no two cells in the same place',
    isKept: (columns) => {
      const places = columns.flatMap(({ onPhone }) => onPhone ?? []);
      return places.length === 0 || (places.includes('title') && isDistinct(places));
    },
  },
  { rule: 'no two columns have the same heading', isKept: (columns) => isDistinct(columns.map(({ title }) => title)) },
  {
    // An extra column is hidden earlier than a secondary one, so the second flag says nothing.
    rule: 'no column is both secondary and extra',
    isKept: (columns) => !columns.some(({ isSecondary, isExtra }) => isSecondary && isExtra),
  },
  {
    // What is hidden comes back on a phone where it has a place there, but not in the windows in between.
    rule: 'what names a row, and its value, are shown at every width',
    isKept: (columns) => columns.every((column) => !isHeadline(column) || isAlwaysShown(column)),
  },
  {
    rule: 'no control is hidden by the width of the window, or sorts by a heading that is not seen',
    isKept: (columns) =>
      columns.every((column) => !column.isTitleHidden || (isAlwaysShown(column) && !column.sortsFirst)),
  },
  {
    rule: 'every control has a place on a phone, where the other cells have one',
    isKept: (columns) =>
      columns.every(({ onPhone }) => !onPhone) ||
      columns.every(({ isTitleHidden, onPhone }) => !isTitleHidden || onPhone),
  },
];

const isDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length;
const isHeadline = ({ onPhone }: ColumnLook) => onPhone === 'title' || onPhone === 'value';
const isAlwaysShown = ({ isSecondary, isExtra }: ColumnLook) => !isSecondary && !isExtra;
