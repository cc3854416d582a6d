import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { isNewer, hasNewerVersion, reloadIfOutdated } from '../../../frontend/src/app/updates/versionCheck';
import { appVersion } from '../../../domain/messages';
import { PageWorker } from '../../../frontend/src/app/updates/PageWorker';
import { watchUpdates } from '../../../frontend/src/app/updates/watchUpdates';
import { workerReducer, type WorkerEvent, type WorkerState } from '../../../frontend/src/app/updates/workerMachine';
import { skipWaiting } from '../../../frontend/src/app/updates/worker/messages';
import { origin, server } from '../support/server';

test.each<[string, string, boolean]>([
  ['2.0.10', '2.0.9', true],
  ['2.1.0', '2.0.9', true],
  ['3.0', '2.0.9', true],
  ['2.0.9.1', '2.0.9', true],
  ['2.0.9', '2.0.9', false],
  ['2.0', '2.0.0', false],
  ['1.6.0', '2.0.9', false],
  ['nonsense', '2.0.9', false],
  ['', '2.0.9', false],
])('%j against %j', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});

describe('the version check at the start', () => {
  const serve = (answer: () => Response) => server.use(http.get(`${origin}/version.json`, answer));

  test('an older version reloads once for each newer one', async () => {
    const reload = jest.fn();
    serve(() => HttpResponse.json({ version: '2.1.0' }));
    expect(await reloadIfOutdated(reload, '2.0.9')).toBe(true);
    expect(await reloadIfOutdated(reload, '2.0.9')).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    serve(() => HttpResponse.json({ version: '2.2.0' }));
    expect(await reloadIfOutdated(reload, '2.0.9')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(await hasNewerVersion('2.0.9')).toBe(true);
  });

  test.each<[string, () => Response]>([
    ['the same version', () => HttpResponse.json({ version: appVersion })],
    ['no version', () => HttpResponse.json({})],
    ['no JSON', () => new HttpResponse('<html>')],
    ['no network', () => HttpResponse.error()],
  ])('%s does not reload the page', async (_what, answer) => {
    const reload = jest.fn();
    serve(answer);
    expect(await reloadIfOutdated(reload)).toBe(false);
    expect(await hasNewerVersion()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('a tab that was hidden for long checks for a newer version, one that was hidden briefly does not', async () => {
  let now = new Date('2026-11-23T10:00:00Z');
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const request = jest.fn(() => HttpResponse.json({ version: '2.1.0' }));
  server.use(http.get(`${origin}/version.json`, request));
  const reload = jest.fn();
  const updates = watchUpdates({ hasWorker: true, now: () => now, reload });
  const listener = jest.fn();
  updates.subscribe(listener);
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const hideFor = (minutes: number) => {
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    now = minutesLater(minutes);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hideFor(1);
  expect(request).not.toHaveBeenCalled();
  hideFor(11);
  await waitFor(() => expect(listener).toHaveBeenCalled());
  expect(updates.isAvailable()).toBe(true);
  updates.apply();
  expect(reload).toHaveBeenCalledTimes(1);
});

const installed = (hasController: boolean): WorkerEvent => ({ type: 'installed', hasController });

test.each<[WorkerState, WorkerEvent, WorkerState]>([
  ['none', installed(false), 'cachedForOffline'],
  ['none', installed(true), 'updateAvailable'],
  ['cachedForOffline', installed(true), 'updateAvailable'],
  ['cachedForOffline', { type: 'controllerChanged' }, 'cachedForOffline'],
  ['none', { type: 'updateAccepted' }, 'none'],
  ['updateAvailable', { type: 'updateAccepted' }, 'applying'],
  ['updateAvailable', { type: 'controllerChanged' }, 'updateAvailable'],
  ['applying', installed(true), 'applying'],
  ['applying', { type: 'controllerChanged' }, 'reloading'],
  ['reloading', { type: 'controllerChanged' }, 'reloading'],
  ['updateAvailable', { type: 'removed' }, 'none'],
])('%s, %j: %s', (state, event, expected) => {
  expect(workerReducer(state, event)).toBe(expected);
});

/** A browser's service workers, as far as the page uses them. */
function browser(hasController: boolean) {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: jest.fn() });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as typeof worker | null,
    installing: null as typeof worker | null,
    unregister: jest.fn(async () => true),
    update: jest.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: hasController ? {} : (null as object | null),
    register: jest.fn<Promise<typeof registration>, [script: string]>(async () => registration),
    getRegistration: async () => registration,
    getRegistrations: async () => [registration],
  });
  const install = () => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
  };
  const reload = jest.fn();
  const page = new PageWorker(container as unknown as ServiceWorkerContainer, reload);
  return { page, worker, registration, container, install, reload };
}

describe('the page and its worker', () => {
  test('the first worker caches the shell, without a reload', async () => {
    const { page, container, install, reload } = browser(false);
    await page.start();
    expect(container.register).toHaveBeenCalledWith('/service-worker.js');
    install();
    expect(page.getState()).toBe('cachedForOffline');
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
  });

  test('the first worker is no update, however late and often a browser tells of it', async () => {
    const { page, worker, registration, container, install } = browser(false);
    registration.installing = worker;
    await page.start();
    install();
    worker.state = 'activated';
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
    // Firefox and Safari tell of the installation once more, after the worker has taken control.
    install();
    expect(page.getState()).toBe('cachedForOffline');
  });

  test('a worker that waited before the page opened is an update of a page that has one already', async () => {
    for (const [hasController, state] of [
      [true, 'updateAvailable'],
      [false, 'cachedForOffline'],
    ] as const) {
      const { page, worker, registration } = browser(hasController);
      worker.state = 'installed';
      registration.waiting = worker;
      await page.start();
      expect(page.getState()).toBe(state);
    }
  });

  test('a newer worker waits for the user, then the page reloads once', async () => {
    const { page, worker, container, install, reload } = browser(true);
    const listener = jest.fn();
    page.subscribe(listener);
    await page.start();
    install();
    expect(page.getState()).toBe('updateAvailable');
    expect(listener).toHaveBeenCalledTimes(1);
    page.apply();
    expect(worker.postMessage).toHaveBeenCalledWith(skipWaiting);
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('switched off, every worker is unregistered', async () => {
    const { page, registration } = browser(true);
    await page.remove();
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect(page.getState()).toBe('none');
  });

  test('the portal works in a browser that rejects the worker', async () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { page, container } = browser(false);
    container.register.mockRejectedValueOnce(new Error('not here'));
    await page.start();
    expect(page.getState()).toBe('none');
    expect(log).toHaveBeenCalledWith('The page works without its offline shell.', expect.any(Error));
  });
});
