import { render, screen } from '@testing-library/react';
import { ReadFrame } from '../../../frontend/src/shared/ReadFrame';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { readOf } from '../patterns/showPattern';

const frame = (data: string | undefined, isLoading: boolean) => (
  <UiProvider isTest>
    <ReadFrame read={readOf(data, { isLoading })}>{(text) => <p>{text}</p>}</ReadFrame>
  </UiProvider>
);

/** What follows the frame waits for a skeleton that does not lie in a frame that has shown its content. */
const holdsWhatFollows = () => Boolean(document.querySelector('[data-skeleton]:not([data-again] > *)'));

test('what follows a frame waits for its first load, and for no other', async () => {
  const { rerender } = render(frame(undefined, true));
  expect(holdsWhatFollows()).toBe(true);
  rerender(frame('The rows', false));
  expect(await screen.findByText('The rows')).toBeVisible();
  expect(holdsWhatFollows()).toBe(false);
  rerender(frame(undefined, true));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(holdsWhatFollows()).toBe(false);
});
