import { render, screen } from '@testing-library/react';
import { StackedColumns } from '../../../frontend/src/ui/charts/StackedColumns';

const column = (day: number, percents = [60, 40]) => ({
  key: String(day),
  label: `${day} Nov`,
  figure: `${day}k`,
  parts: percents.map((percent, index) => ({
    tone: index === 0 ? ('neutral' as const) : ('waiting' as const),
    percent,
  })),
});
const days = Array.from({ length: 10 }, (_, index) => column(index + 1));

/** The texts of the chart where it has this width. */
function textsAt(width: number, columns = days) {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => {
    const observe = () => tell([{ contentRect: { width } } as ResizeObserverEntry], {} as ResizeObserver);
    return { observe, unobserve: () => undefined, disconnect: () => undefined };
  });
  render(<StackedColumns label="By day" columns={columns} legend={[{ tone: 'neutral', label: 'On its way' }]} />);
  const texts = [...screen.getByRole('img', { name: 'By day' }).querySelectorAll('text')].map(
    (text) => text.textContent,
  );
  return { figures: texts.filter((text) => text.endsWith('k')), labels: texts.filter((text) => text.endsWith('Nov')) };
}

test('a wide chart has a figure above each column, and a label below it', () => {
  const { figures, labels } = textsAt(640);
  expect(figures).toEqual(days.map(({ figure }) => figure));
  expect(labels).toEqual(days.map(({ label }) => label));
});

test.each([
  ['32 pixels for a column have room for its figure', 344, 10],
  ['less has none', 343, 0],
])('%s, and every second label', (_what, width, count) => {
  const { figures, labels } = textsAt(width);
  expect(figures).toHaveLength(count);
  expect(labels).toEqual(['1 Nov', '3 Nov', '5 Nov', '7 Nov', '9 Nov']);
});

test('a day without anything has neither column nor figure', () => {
  expect(textsAt(640, [column(1), column(2, [0, 0])]).figures).toEqual(['1k']);
});

test('a chart that is not laid out yet has the width that it is given', () => {
  expect(textsAt(0).figures).toHaveLength(10);
});
