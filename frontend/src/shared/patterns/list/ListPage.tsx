import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { Summary } from './Summary';
import { RowList, type RowListProps } from './RowList';

interface Props<Row> extends RowListProps<Row>, ListFiltersProps {
  title: string;
  /** Whose rows they are. */
  context: string;
  /** How many rows were found, and their sum; undefined until it is known. Left out where it is never told. */
  summary?: string;
  /** Whether the summary may take more than one line. */
  isSummaryLong?: boolean;
  /** The primary action. */
  action?: ReactNode;
  /** Filters of which one is active, with their counts. */
  chips?: ReactNode;
}

/** The page pattern "List": heading with count and total, primary action, search, filters, and the rows found. */
export function ListPage<Row extends object>(props: Props<Row>) {
  const { title, context, summary, isSummaryLong, action, search, more, chips, ...list } = props;
  return (
    <>
      <PageHeader
        title={title}
        context={
          <>
            {context}
            {'summary' in props && <Summary text={summary} isLong={isSummaryLong} />}
          </>
        }
        actions={action}
      />
      <Stack isInOrder>
        {(search || more) && <ListFilters search={search} more={more} />}
        {chips}
        <RowList {...list} />
      </Stack>
    </>
  );
}
