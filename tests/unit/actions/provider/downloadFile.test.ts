import { downloadFile } from '../../../../actions/provider/downloadFile';

const limits = { maxBytes: 8, timeoutMs: 1000 };

/** A provider that answers with this, and the settings of the request. */
function answering(response: Response) {
  const settings: (RequestInit | undefined)[] = [];
  const fetcher = ((_url: unknown, init?: RequestInit) => {
    settings.push(init);
    return Promise.resolve(response);
  }) as typeof fetch;
  return { settings, load: () => downloadFile('https://provider.example/a.pdf', limits, fetcher) };
}

test('a file is downloaded whole, without following redirects', async () => {
  const { settings, load } = answering(new Response('%PDF-1.7'));
  expect(Buffer.from(await load()).toString()).toBe('%PDF-1.7');
  expect(settings[0]).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) as AbortSignal });
});

test('a file above the limit is not', async () => {
  await expect(answering(new Response('%PDF-1.75')).load()).rejects.toThrow('more than 8 bytes');
});

test.each([403, 404, 500])('an answer of %i is an error', async (status) => {
  await expect(answering(new Response('', { status })).load()).rejects.toThrow(`answered ${status}`);
});
