import { shellCache, treatmentOf } from '../../../frontend/src/app/updates/worker/shellCache';

const site = 'https://portal.example';
const requestTo = (path: string, change: Partial<Request> = {}) => ({
  method: 'GET',
  mode: 'cors' as RequestMode,
  url: new URL(path, site).href,
  ...change,
});
const navigation = { mode: 'navigate' as RequestMode };

test.each<[string, Parameters<typeof treatmentOf>[0], string]>([
  ['a page', requestTo('/account/payments?status=failed', navigation), 'page'],
  ['a hashed file', requestTo('/assets/index-abc.js'), 'asset'],
  ['data', requestTo('/v1/graphql', { method: 'POST' }), 'untouched'],
  ['data read by GET', requestTo('/v1/graphql?query=x'), 'untouched'],
  ['the configuration', requestTo('/config.json'), 'untouched'],
  ['the version', requestTo('/version.json'), 'untouched'],
  ['currencies', requestTo('/currencies'), 'untouched'],
  ['the terms', requestTo('/terms-of-use.pdf', navigation), 'untouched'],
  ['a flag', requestTo('/flags/GB.svg'), 'untouched'],
  ['another site', requestTo('https://elsewhere.example/assets/x.js'), 'untouched'],
])('%s', (_what, request, expected) => {
  expect(treatmentOf(request, site)).toBe(expected);
});

/** The browser's caches and network, in memory. */
function fakeBrowser(isOnline: () => boolean) {
  const stores = new Map<string, Map<string, Response>>();
  const key = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, site).pathname;
  const fetched: string[] = [];
  const load = async (request: Request | string) => {
    fetched.push(key(request));
    if (!isOnline()) throw new TypeError('offline');
    return new Response(`fresh ${key(request)}`);
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: Request | string) => store.get(key(request))?.clone(),
      put: async (request: Request, response: Response) => void store.set(key(request), response),
      addAll: async (requests: Request[]) => {
        for (const request of requests) store.set(key(request), await load(request));
      },
    };
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const scope = { caches: caches as unknown as CacheStorage, fetch: load as typeof fetch };
  const of = (version: string) => shellCache(scope, { version, files: [`${site}/index.html`, `${site}/assets/a.js`] });
  return { of, stores, fetched };
}

const text = async (response: Promise<Response>) => (await response).text();

test('pages come from the network, or offline from the shell; old shells are removed', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  let isOnline = true;
  const { of, stores } = fakeBrowser(() => isOnline);
  await of('1').fill();
  const shell = of('2');
  await shell.fill();
  stores.set('somebody-elses', new Map());
  await shell.deleteOtherVersions();
  expect([...stores.keys()]).toEqual(['corridor-shell-2', 'somebody-elses']);

  const page = new Request(`${site}/dashboard`);
  expect(await text(shell.page(page))).toBe('fresh /dashboard');
  isOnline = false;
  expect(await text(shell.page(page))).toBe('fresh /index.html');
  expect([...(stores.get('corridor-shell-2')?.keys() ?? [])]).toEqual(['/index.html', '/assets/a.js']);
});

test('without a cached shell the network error is passed on', async () => {
  const { of } = fakeBrowser(() => false);
  await expect(of('1').page(new Request(`${site}/dashboard`))).rejects.toThrow('offline');
});

test('a hashed file is fetched once', async () => {
  const { of, fetched } = fakeBrowser(() => true);
  const shell = of('1');
  const file = new Request(`${site}/assets/late.js`);
  expect(await text(shell.asset(file))).toBe('fresh /assets/late.js');
  expect(await text(shell.asset(file))).toBe('fresh /assets/late.js');
  expect(fetched).toEqual(['/assets/late.js']);
});
