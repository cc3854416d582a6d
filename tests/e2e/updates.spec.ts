import { expect, type Page } from '@playwright/test';
import { messages } from '../../domain/messages';
import { stackUrl } from '../support/stack';
import { enter } from './person';
import { SiteProxy } from './siteProxy';
import { inGate, test } from './test';

let site: SiteProxy;
test.beforeEach(async () => {
  site = await SiteProxy.open(stackUrl());
});
test.afterEach(() => site.close());

const controlled = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { serviceWorker: workers } = navigator;
    if (!workers.controller) {
      await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
    }
  });

/** Everything that the browser keeps of the site, by path. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

test(
  'the worker keeps the shell and no data; without a network the shell says so; the flag takes it away',
  inGate,
  async ({ page }) => {
    await page.goto(`${site.url}/auth`);
    await controlled(page);
    await enter(page, 'maker');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const { names, paths } = await kept(page);
    expect(names).toHaveLength(1);
    expect(paths).toContain('/index.html');
    expect(paths.filter((path) => path !== '/index.html' && !path.startsWith('/assets/'))).toEqual([]);

    site.changes.config = { serviceWorker: false };
    await page.reload();
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
  },
);

test('without a network the kept shell opens and says why there is no more', async ({ page }) => {
  await page.goto(`${site.url}/auth`);
  await controlled(page);
  await site.close();
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByText(/Corridor could not start|You are offline/)).toBeVisible();
  await expect(page).toHaveTitle('Corridor');
  site = await SiteProxy.open(stackUrl());
});

test('a newer release waits behind a banner, and a click brings it, once', inGate, async ({ page }) => {
  await page.goto(`${site.url}/auth`);
  await controlled(page);
  await enter(page, 'maker');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const banner = page.getByRole('button', { name: messages.session.updateAvailable });
  await expect(banner).toHaveCount(0);

  site.changes.workerNote = 'the next release';
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(banner).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await banner.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect.poll(() => loads).toBe(1);
  expect((await kept(page)).names).toHaveLength(1);
});

test('an older version loads itself anew, once for each newer one', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  site.changes.version = '1.58.0';
  await page.goto(`${site.url}/auth`);
  // The older page may show for a moment before it is replaced.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(loads).toBe(3);
});
