import { act, render, screen } from '@testing-library/react';
import { WhenNear } from '../../../frontend/src/ui/lazyView';

/** A browser that tells of what comes near when the test says so. */
function watchScreen() {
  const watched: Element[] = [];
  let tell: (areNear: readonly boolean[]) => void = () => undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((listener) => {
    const observer = { observe: (one: Element) => watched.push(one), disconnect: () => watched.pop() } as never;
    tell = (areNear) =>
      listener(
        areNear.map((isIntersecting) => ({ isIntersecting }) as never),
        observer,
      );
    return observer;
  });
  return { watched, scroll: (...areNear: boolean[]) => act(() => tell(areNear)) };
}

test('content far below is an empty place of its height until it comes near, and then stays', () => {
  const { watched, scroll } = watchScreen();
  render(<WhenNear height={320}>The chart</WhenNear>);
  expect(screen.queryByText('The chart')).toBeNull();
  expect(watched[0]).toHaveStyle({ height: '320px' });
  scroll(false);
  expect(screen.queryByText('The chart')).toBeNull();
  scroll(false, true);
  expect(screen.getByText('The chart')).toBeVisible();
  expect(watched).toHaveLength(0);
});
