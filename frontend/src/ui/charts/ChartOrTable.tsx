import { useState, type ReactNode } from 'react';
import { Button } from '../Button';
import classes from './ChartOrTable.module.css';

interface Props {
  /** The chart in a sentence. */
  summary: ReactNode;
  chart: ReactNode;
  /** The same figures, for those who would rather read. */
  table: ReactNode;
}

/** A chart with its table behind it; a switch chooses which of them shows. */
export function ChartOrTable({ summary, chart, table }: Props) {
  const [isTable, setIsTable] = useState(false);
  return (
    <div>
      <div className={classes.head}>
        <p>{summary}</p>
        <Button size="small" tone="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? table : chart}
    </div>
  );
}
