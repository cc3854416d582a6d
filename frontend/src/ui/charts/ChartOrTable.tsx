import { useState, type ReactNode } from 'react';
import { Button } from '../Button';
import classes from './ChartOrTable.module.css';

interface Props {
  /** A sentence that summarises the chart. */
  summary: ReactNode;
  chart: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
}

/** A chart or the table of its figures; a button switches between them. */
export function ChartOrTable({ summary, chart, table }: Props) {
  const [isTable, setIsTable] = useState(false);
  return (
    <div>
      <div className={classes.head}>
        <p>{summary}</p>
        <Button size="small" tone="subtle" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? table : chart}
    </div>
  );
}
