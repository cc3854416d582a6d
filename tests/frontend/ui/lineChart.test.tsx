import { render, screen } from '@testing-library/react';
import { LineChart } from '../../../frontend/src/ui/charts/LineChart';
import { levels, dayTicks, directLabels, linePath } from '../../../frontend/src/ui/charts/linePlan';

test.each([
  [
    ['1', '2', '3'],
    [0, 50, 100],
  ],
  [
    ['5', '5'],
    [50, 50],
  ],
  [
    ['-10.5', '9.5', '-0.5'],
    [0, 100, 50],
  ],
  [
    ['100000000000000.01', '100000000000000.03', '100000000000000.02'],
    [0, 100, 50],
  ],
  [[], []],
])('%j are at %j percent', (values, percents) => {
  expect(levels(values)).toEqual(percents);
});

const placed = (...percents: number[]) =>
  percents.map((percent, index) => ({ percent, figure: `${percent}`, x: index * 100, y: 100 - percent }));

test('a line goes from point to point, a stepped one along the days', () => {
  expect(linePath(placed(0, 100), false)).toBe('M0,100L100,0');
  expect(linePath(placed(0, 100), true)).toBe('M0,100H100V0');
});

const labelsOf = (...percents: number[]) =>
  directLabels(placed(...percents), { left: 0, right: 300 }).map(({ key, anchor }) => `${key} ${anchor}`);

test.each([
  ['highest and lowest apart', [50, 100, 0, 50], ['latest start', 'highest middle', 'lowest middle']],
  ['at the edge', [100, 0, 50], ['latest start', 'highest start', 'lowest middle']],
  ['the latest is the highest', [0, 50, 100], ['latest start', 'lowest start']],
  ['nothing moved', [50, 50], ['latest start']],
  ['one point', [50], ['latest start']],
])('a point has one figure: %s', (_what, percents, labels) => {
  expect(labelsOf(...percents)).toEqual(labels);
});

const dayMs = 86_400_000;

test.each([
  [30, 440, 4],
  [365, 440, 4],
  [2, 440, 2],
  [1, 440, 1],
  [90, 90, 1],
])('%i days in %i pixels have %i days named', (days, width, count) => {
  expect(dayTicks(0, days * dayMs, width)).toHaveLength(count);
});

test('a chart of one day is drawn', () => {
  render(<LineChart label="One day" points={[{ day: '2026-11-23', percent: 50, figure: '1.2' }]} />);
  expect(screen.getByRole('img', { name: 'One day' })).toHaveTextContent('1.223 Nov 2026');
});
