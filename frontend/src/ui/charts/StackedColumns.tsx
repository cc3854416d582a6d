import { AxisBottom } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import classes from './StackedColumns.module.css';
import { useWidth } from './useWidth';

/** The colour of a part of a column; the legend explains it. */
export type PartTone = 'waiting' | 'neutral';

/** A column: its label on the axis, its figure as text, and its parts from the bottom up, in percent of the highest column. */
export interface StackedColumn {
  readonly key: string;
  readonly label: string;
  readonly figure: string;
  readonly parts: readonly { readonly tone: PartTone; readonly percent: number }[];
}

interface Props {
  /** The accessible name of the chart. */
  label: string;
  columns: readonly StackedColumn[];
  legend: readonly { readonly tone: PartTone; readonly label: string }[];
}

const height = 190;
const top = 22;
const bottom = 28;
const side = 12;
const barWidth = 14;

/** A chart of narrow columns by day, with a figure above each column. */
export function StackedColumns({ label, columns, legend }: Props) {
  const { element, width } = useWidth<HTMLDivElement>(640);
  const days = scaleBand({ domain: columns.map(({ key }) => key), range: [side, width - side] });
  const levels = scaleLinear<number>({ domain: [0, 100], range: [height - bottom, top] });
  const labelOf = new Map(columns.map((column) => [column.key, column.label]));
  const step = Math.max(1, Math.ceil(56 / days.bandwidth()));
  const ticks = columns.filter((_, index) => index % step === 0).map(({ key }) => key);
  return (
    <div ref={element} className={classes.chart}>
      <ul className={classes.legend} aria-hidden>
        {legend.map(({ tone, label: text }) => (
          <li key={tone} data-tone={tone}>
            {text}
          </li>
        ))}
      </ul>
      <svg width={width} height={height} role="img" aria-label={label}>
        <Line className={classes.ground} from={{ x: 0, y: height - bottom }} to={{ x: width, y: height - bottom }} />
        {columns.map((column) => (
          <Column
            key={column.key}
            column={column}
            x={(days(column.key) ?? 0) + days.bandwidth() / 2}
            levels={levels}
            hasFigure={days.bandwidth() >= 32}
          />
        ))}
        <AxisBottom
          top={height - bottom}
          scale={days}
          hideAxisLine
          hideTicks
          tickValues={ticks}
          tickFormat={(key) => labelOf.get(key) ?? key}
          tickLabelProps={{ className: classes.tick, textAnchor: 'middle', dy: '0.2em' }}
        />
      </svg>
    </div>
  );
}

interface ColumnProps {
  column: StackedColumn;
  x: number;
  levels: (percent: number) => number;
  hasFigure: boolean;
}

function Column({ column: { parts, figure }, x, levels, hasFigure }: ColumnProps) {
  const ends = parts.map((_, index) => parts.slice(0, index + 1).reduce((sum, { percent }) => sum + percent, 0));
  const total = ends.at(-1) ?? 0;
  if (total === 0) return null;
  return (
    <g>
      {parts.map(({ tone, percent }, index) => {
        const end = ends[index] ?? 0;
        const [high, low] = [levels(end), levels(end - percent)];
        return (
          <Bar
            key={tone}
            className={classes.part}
            data-tone={tone}
            x={x - barWidth / 2}
            width={barWidth}
            y={high}
            height={low - high}
          />
        );
      })}
      {hasFigure && (
        <text className={classes.figure} x={x} y={levels(total) - 6} textAnchor="middle">
          {figure}
        </text>
      )}
    </g>
  );
}
