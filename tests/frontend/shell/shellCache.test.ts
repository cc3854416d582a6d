import { shellCache, treatmentOf } from '../../../frontend/src/app/updates/worker/shellCache';

const site = 'https://portal.example';
const asked = (path: string, change: Partial<Request> = {}) => ({
  method: 'GET',
  mode: 'cors' as RequestMode,
  url: new URL(path, site).href,
  ...change,
});
const navigation = { mode: 'navigate' as RequestMode };

test.each<[string, Parameters<typeof treatmentOf>[0], string]>([
  ['a page', asked('/account/payments?status=failed', navigation), 'page'],
  ['a hashed file', asked('/assets/index-abc.js'), 'asset'],
  ['data', asked('/v1/graphql', { method: 'POST' }), 'untouched'],
  ['data asked for by GET', asked('/v1/graphql?query=x'), 'untouched'],
  ['the configuration', asked('/config.json'), 'untouched'],
  ['the version', asked('/version.json'), 'untouched'],
  ['currencies', asked('/currencies'), 'untouched'],
  ['the terms', asked('/terms-of-use.pdf', navigation), 'untouched'],
  ['a flag', asked('/flags/GB.svg'), 'untouched'],
  ['another site', asked('https://elsewhere.example/assets/x.js'), 'untouched'],
])('%s', (_what, request, expected) => {
  expect(treatmentOf(request, site)).toBe(expected);
});

/** The browser's caches and network, in memory. */
function world(isOnline: () => boolean) {
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

test('pages come from the network, and without one from the shell; old shells go', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  let isOnline = true;
  const { of, stores } = world(() => isOnline);
  await of('1').fill();
  const shell = of('2');
  await shell.fill();
  stores.set('somebody-elses', new Map());
  await shell.forgetOthers();
  expect([...stores.keys()]).toEqual(['corridor-shell-2', 'somebody-elses']);

  const page = new Request(`${site}/dashboard`);
  expect(await text(shell.page(page))).toBe('fresh /dashboard');
  isOnline = false;
  expect(await text(shell.page(page))).toBe('fresh /index.html');
  expect([...(stores.get('corridor-shell-2')?.keys() ?? [])]).toEqual(['/index.html', '/assets/a.js']);
});

test('without a shell the failure is the network’s', async () => {
  const { of } = world(() => false);
  await expect(of('1').page(new Request(`${site}/dashboard`))).rejects.toThrow('offline');
});

test('a hashed file is fetched once', async () => {
  const { of, fetched } = world(() => true);
  const shell = of('1');
  const file = new Request(`${site}/assets/late.js`);
  expect(await text(shell.asset(file))).toBe('fresh /assets/late.js');
  expect(await text(shell.asset(file))).toBe('fresh /assets/late.js');
  expect(fetched).toEqual(['/assets/late.js']);
});
