import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { lazyView } from '../../../frontend/src/ui/lazyView';

const Page = () => <p>The page</p>;

const show = (View: ComponentType) =>
  render(
    <Suspense fallback="Loading">
      <View />
    </Suspense>,
  );

test('a file that was fetched ahead shows at once, and is not fetched again', async () => {
  const load = jest.fn(async () => Page);
  const View = lazyView(load);
  await View.preload();
  await View.preload();
  show(View);
  expect(screen.getByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure ahead of the visit is quiet, and the visit fetches again', async () => {
  const load = jest.fn(async () => Page).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const View = lazyView(load);
  await expect(View.preload()).resolves.toBeUndefined();
  show(View);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('The page')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
