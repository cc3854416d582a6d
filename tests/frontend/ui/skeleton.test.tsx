import { act, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { setTimeout as delay } from 'node:timers/promises';
import { useSkeleton } from '../../../frontend/src/ui/loading';
import { renderInSlices, renderWithoutPause } from '../support/renderSlices';

/** What a waiting part of a page has shown, in order. */
let shown: string[];

function Wait({ isBusy }: { isBusy: boolean }) {
  const text = useSkeleton(isBusy) ? 'grey' : 'content';
  useLayoutEffect(() => void shown.push(text), [text]);
  return <p>{text}</p>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  shown = [];
  // The clock by which React divides its work into slices stays.
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

test('after a quick response there is no skeleton', () => {
  const { rerender } = render(<Wait isBusy />);
  pass(149);
  rerender(<Wait isBusy={false} />);
  expect(screen.getByText('content')).toBeVisible();
});

test('a skeleton does not come back when its timer runs out after the load', () => {
  // On a busy machine the timer can run out after the content is rendered and before the effect clears it.
  jest.spyOn(window, 'clearTimeout').mockImplementation(() => undefined);
  const { rerender } = render(<Wait isBusy />);
  pass(149);
  rerender(<Wait isBusy={false} />);
  pass(1);
  expect(shown).toEqual(['grey', 'content']);
});

test('a visible skeleton stays for 300 ms', () => {
  const { rerender } = render(<Wait isBusy />);
  pass(160);
  rerender(<Wait isBusy={false} />);
  pass(280);
  expect(screen.getByText('grey')).toBeVisible();
  pass(20);
  expect(screen.getByText('content')).toBeVisible();
});

test('a skeleton stays while the load lasts', () => {
  const { rerender } = render(<Wait isBusy />);
  pass(160);
  pass(5000);
  expect(screen.getByText('grey')).toBeVisible();
  rerender(<Wait isBusy={false} />);
  expect(screen.getByText('content')).toBeVisible();
});

test('each load has times of its own', () => {
  const { rerender } = render(<Wait isBusy />);
  pass(160);
  pass(300);
  rerender(<Wait isBusy={false} />);
  rerender(<Wait isBusy />);
  pass(149);
  rerender(<Wait isBusy={false} />);
  expect(shown).toEqual(['grey', 'content', 'grey', 'content']);
});

describe('where React renders the content in slices', () => {
  /** Takes longer than a slice. */
  function Slow({ isSlow }: { isSlow: boolean }) {
    const end = performance.now() + 10;
    while (isSlow && performance.now() < end);
    return null;
  }

  function Page() {
    const [isBusy, setIsBusy] = useState(true);
    return (
      <>
        <button onClick={() => startTransition(() => setIsBusy(false))}>Load</button>
        {Array.from({ length: 30 }, (_, index) => (
          <Slow key={index} isSlow={!isBusy} />
        ))}
        <Wait isBusy={isBusy} />
      </>
    );
  }

  // In act() React renders everything at once.
  const setAct = (isAct: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isAct });
  beforeAll(renderInSlices);
  afterEach(() => setAct(true));
  afterAll(renderWithoutPause);

  test('a skeleton does not come back when its timer runs out between two of them', async () => {
    render(<Page />);
    setAct(false);
    screen.getByRole('button', { name: 'Load' }).click();
    await delay(20);
    jest.advanceTimersByTime(150);
    expect(shown).toEqual(['grey']);
    while (shown.length === 1) await delay(5);
    await delay(20);
    expect(shown).toEqual(['grey', 'content']);
  });
});
