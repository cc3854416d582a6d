import Big from 'big.js';

/** A point with its place in the drawing, in pixels. */
export interface PlacedPoint {
  readonly percent: number;
  readonly figure: string;
  readonly x: number;
  readonly y: number;
}

/** A figure beside its point. */
interface DirectLabel {
  readonly key: 'latest' | 'highest' | 'lowest';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isLatest: boolean;
}

/** The path of a line through points; a stepped one is horizontal until the day of the next point. */
export function linePath(points: readonly PlacedPoint[], isStepped: boolean): string {
  const [start, ...rest] = points;
  if (!start) return '';
  const next = ({ x, y }: PlacedPoint) => (isStepped ? `H${round(x)}V${round(y)}` : `L${round(x)},${round(y)}`);
  return `M${round(start.x)},${round(start.y)}${rest.map(next).join('')}`;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** How near to an edge of the drawing a centred figure may stand, in pixels. */
const nearEdge = 44;

/** The figures of the latest, the highest and the lowest point; a point has one figure. */
export function directLabels(
  points: readonly PlacedPoint[],
  { left, right }: { readonly left: number; readonly right: number },
): readonly DirectLabel[] {
  const latest = points.at(-1);
  if (!latest) return [];
  const end: DirectLabel = {
    key: 'latest',
    text: latest.figure,
    x: latest.x + 8,
    y: latest.y + 4,
    anchor: 'start',
    isLatest: true,
  };
  const isFlat = points.every(({ percent }) => percent === latest.percent);
  const extremes = (['highest', 'lowest'] as const).flatMap((key) => {
    const point = extremeOf(points, key === 'highest' ? 100 : 0);
    if (!point || isFlat || point.percent === latest.percent) return [];
    const anchor = point.x < left + nearEdge ? 'start' : point.x > right - nearEdge ? 'end' : 'middle';
    const y = key === 'highest' ? point.y - 8 : point.y + 16;
    return [{ key, text: point.figure, x: point.x, y, anchor, isLatest: false } as const];
  });
  return [end, ...extremes];
}

const extremeOf = (points: readonly PlacedPoint[], percent: number) =>
  points.find((point) => point.percent === percent);

const dayMs = 24 * 60 * 60 * 1000;
const tickWidth = 110;

/**
 * Evenly spaced days for the axis, as moments: as many as have room for their text.
 * @param width of the drawing, in pixels
 */
export function dayTicks(first: number, last: number, width: number): readonly number[] {
  const days = Math.max(1, Math.round((last - first) / dayMs));
  const count = Math.max(1, Math.min(days, Math.floor(width / tickWidth)));
  const step = Math.ceil(days / count) * dayMs;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return ticks.filter((tick) => tick < last || tick === first);
}

/** Decimal strings as heights in percent: the least at 0, the greatest at 100, all at 50 where they are equal. */
export function levels(values: readonly string[]): readonly number[] {
  const numbers = values.map((value) => new Big(value));
  const least = extreme(numbers, (one, other) => one.lt(other));
  const greatest = extreme(numbers, (one, other) => one.gt(other));
  const range = greatest.minus(least);
  return numbers.map((number) => (range.eq(0) ? 50 : number.minus(least).div(range).times(100).toNumber()));
}

/** The first of the numbers that no other one beats; zero where there are none. */
function extreme(numbers: readonly Big[], beats: (one: Big, other: Big) => boolean): Big {
  return numbers.reduce((best, one) => (beats(one, best) ? one : best), numbers[0] ?? new Big(0));
}
