import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/layout';
import classes from './Summary.module.css';
import { ListFilters, type ListFiltersProps } from './ListFilters';
import { RowList, type RowListProps } from './RowList';

/** The primary action of a list: a link to the form of a new record. */
export function NewLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} tone="primary" icon={<IconPlus size={16} aria-hidden />}>
      {children}
    </LinkButton>
  );
}

interface SummaryProps {
  /** Undefined until it is known. */
  text: string | undefined;
  /** Whether it may take more than one line on a phone. */
  isLong?: boolean;
}

/** What a list has found, behind its context. On a phone it has a line of its own, which is there before the text is. */
export function Summary({ text, isLong }: SummaryProps) {
  return (
    <span role="status" className={classes.summary} data-long={isLong}>
      {text}
    </span>
  );
}

interface ListPageProps<Row> extends RowListProps<Row>, ListFiltersProps {
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
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
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
