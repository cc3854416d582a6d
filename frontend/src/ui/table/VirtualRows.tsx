import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { focusAwaited, forgetAwaited, registerLongRows } from './longRows';
import { focusRow } from './moveRow';

const rowHeight = 40;

interface Props {
  count: number;
  keyOf: (index: number) => string;
  /** Renders the row of an index; the ref measures its height. */
  rowAt: (index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
}

/** The rows of a long table. Only the visible rows and a few around them are rendered. */
export function VirtualRows({ count, keyOf, rowAt }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (body.current) freezeColumns(body.current);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- the portal is built without the React compiler
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    measureElement: (row) => row.offsetHeight || rowHeight,
    overscan: 12,
    scrollMargin: offset,
  });
  // The content above the table may have changed its height.
  useLayoutEffect(() => {
    if (body.current) setOffset(body.current.getBoundingClientRect().top + window.scrollY);
  }, [virtual.scrollOffset]);
  const show = (index: number) => window.scrollTo({ top: virtual.getOffsetForIndex(index)?.[0] });
  useLayoutEffect(() => {
    if (!body.current) return;
    registerLongRows(body.current, { count, show });
    focusAwaited(body.current, focusRow);
  });
  useLayoutEffect(() => {
    const element = body.current;
    return () => void (element && forgetAwaited(element));
  }, []);
  const shown = virtual.getVirtualItems();
  const above = (shown[0]?.start ?? offset) - offset;
  const below = virtual.getTotalSize() - ((shown.at(-1)?.end ?? offset) - offset);
  return (
    <tbody ref={body} role="rowgroup">
      <Space height={above} />
      {shown.map(({ key, index }) => (
        <ShownRow key={key} index={index} rowAt={rowAt} measure={virtual.measureElement} />
      ))}
      <Space height={below} />
    </tbody>
  );
}

interface ShownProps extends Pick<Props, 'rowAt'> {
  index: number;
  measure: Ref<HTMLTableRowElement>;
}

/** A row, which is rendered anew with its table, but not while the user scrolls. */
const ShownRow = memo(function ShownRow({ index, rowAt, measure }: ShownProps) {
  return rowAt(index, measure);
});

/** An empty row with the height of the rows that are not rendered. */
function Space({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  ) : null;
}

/** Fixes the widths of the columns, so that they do not change while the user scrolls. */
function freezeColumns(body: HTMLElement) {
  const table = body.closest('table');
  const total = table?.clientWidth;
  if (!table || !total) return;
  for (const heading of table.querySelectorAll('th')) {
    heading.style.width = `${(100 * heading.offsetWidth) / total}%`;
  }
  table.style.tableLayout = 'fixed';
}
