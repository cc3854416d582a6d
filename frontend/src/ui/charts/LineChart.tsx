import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import { formatDay } from '../formatDate';
import classes from './LineChart.module.css';
import { directLabels, dayTicks, linePath, type PlacedPoint } from './linePlan';
import { useWidth } from './useWidth';

/** A point of the line: its day, its height in percent of the range, and its figure as text. */
export interface LinePoint {
  /** A calendar day as YYYY-MM-DD. */
  readonly day: string;
  readonly percent: number;
  readonly figure: string;
}

interface Props {
  /** The accessible name of the chart: what it shows, in a sentence. */
  label: string;
  /** At least one, in the order of their days. */
  points: readonly LinePoint[];
  /** Whether a value holds until the next point, as a balance does. */
  isStepped?: boolean;
}

const height = 220;
const top = 24;
/** Room for the axis, and above it for the figure of the lowest point. */
const bottom = 48;
const axisHeight = 24;
const left = 8;
/** Room for the figure of the latest point. */
const right = 104;

/** A thin line over days. The highest, the lowest and the latest point have their figures beside them; there is no legend. */
export function LineChart({ label, points, isStepped = false }: Props) {
  const { element, width } = useWidth<HTMLDivElement>(640);
  const moments = points.map(({ day }) => Date.parse(day));
  const first = moments[0] ?? 0;
  const last = Math.max(moments.at(-1) ?? 0, first + 1);
  const x = scaleLinear<number>({ domain: [first, last], range: [left, width - right] });
  const y = scaleLinear<number>({ domain: [0, 100], range: [height - bottom, top] });
  const placed: PlacedPoint[] = points.map((point, index) => ({
    ...point,
    x: x(moments[index] ?? 0),
    y: y(point.percent),
  }));
  const latest = placed.at(-1);
  return (
    <div ref={element} className={classes.chart}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {[0, 100].map((level) => (
          <Line key={level} className={classes.grid} from={{ x: 0, y: y(level) }} to={{ x: width, y: y(level) }} />
        ))}
        <path className={classes.line} d={linePath(placed, isStepped)} />
        {latest && <circle className={classes.end} cx={latest.x} cy={latest.y} r={3} />}
        {directLabels(placed, { left, right: width - right }).map(({ key, ...text }) => (
          <FigureText key={key} {...text} />
        ))}
        <AxisBottom
          top={height - axisHeight}
          scale={x}
          hideAxisLine
          hideTicks
          tickValues={[...dayTicks(first, last, width - right)]}
          tickFormat={(moment) => formatDay(new Date(Number(moment)).toISOString().slice(0, 10))}
          tickLabelProps={{ className: classes.tick, textAnchor: 'start', dy: '0.2em' }}
        />
      </svg>
    </div>
  );
}

interface FigureProps {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  isLatest: boolean;
}

function FigureText({ text, x, y, anchor, isLatest }: FigureProps) {
  return (
    <text className={classes.figure} data-latest={isLatest} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}
