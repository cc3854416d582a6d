import { bucketStore } from '../../../../actions/documents/bucketStore';

/** A bucket that answers each request with the next of these, and the requests. */
function bucketOf(...answers: Response[]) {
  const requests: { method: string | undefined; url: URL; headers: Headers }[] = [];
  const store = bucketStore({
    name: 'papers',
    address: 'https://papers.s3.eu-west-1.amazonaws.com',
    region: 'eu-west-1',
    key: { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret' },
    now: () => new Date('2026-11-23T10:00:00Z'),
    fetch: (address, init) => {
      requests.push({ method: init?.method, url: address as URL, headers: new Headers(init?.headers) });
      return Promise.resolve(answers.shift()!);
    },
  });
  return { store, requests };
}

test('an upload address expires after five minutes', async () => {
  const { url, expiresAt } = await bucketOf().store.uploadAddress('uploads/a/b', 'application/pdf', 19);
  expect(expiresAt).toBe('2026-11-23T10:05:00.000Z');
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
  expect(new URL(url).pathname).toBe('/uploads/a/b');
});

test('a document is inspected by its first bytes', async () => {
  const headers = { 'content-range': 'bytes 0-7/48213', etag: '"e"' };
  const { store, requests } = bucketOf(new Response('%PDF-1.7', { status: 206, headers }));
  expect(await store.inspect('uploads/a/b')).toMatchObject({ size: 48_213, etag: '"e"' });
  expect(requests[0]?.headers.get('range')).toBe('bytes=0-7');
});

test('an absent document is undefined, and any other answer an error', async () => {
  const { store } = bucketOf(new Response('', { status: 404 }), new Response('', { status: 403 }));
  expect(await store.inspect('uploads/a/b')).toBeUndefined();
  await expect(store.inspect('uploads/a/b')).rejects.toThrow('The document store answered 403.');
});

test('a copy names what was inspected, and fails where the bucket says so in the body', async () => {
  const ok = new Response('<?xml version="1.0"?><CopyObjectResult><ETag>x</ETag></CopyObjectResult>');
  const { store, requests } = bucketOf(ok, new Response('<Error><Code>InternalError</Code></Error>'));
  await store.copy('uploads/a/b', 'payments/c/d', '"e"');
  expect(requests[0]?.headers.get('x-amz-copy-source')).toBe('/papers/uploads/a/b');
  expect(requests[0]?.headers.get('x-amz-copy-source-if-match')).toBe('"e"');
  await expect(store.copy('uploads/a/b', 'payments/c/d', '"e"')).rejects.toThrow('The document was not copied.');
});

test('a changed document is not copied', async () => {
  const { store } = bucketOf(new Response('', { status: 412 }));
  await expect(store.copy('uploads/a/b', 'payments/c/d', '"e"')).rejects.toThrow('412');
});

test('a page of documents is read with their ages and whether others follow', async () => {
  const one =
    '<Contents><Key>payments/a/b</Key><LastModified>2026-11-23T09:00:00.000Z</LastModified><Size>4</Size></Contents>';
  const listing = (isTruncated: boolean, contents: string) =>
    new Response(`<ListBucketResult xmlns="x"><IsTruncated>${isTruncated}</IsTruncated>${contents}</ListBucketResult>`);
  const { store, requests } = bucketOf(listing(true, one), listing(false, ''), new Response('<Error></Error>'));
  expect(await store.list('payments/', '')).toEqual({
    documents: [{ key: 'payments/a/b', ageMs: 3_600_000 }],
    hasMore: true,
  });
  expect(await store.list('payments/', 'payments/a/b')).toEqual({ documents: [], hasMore: false });
  expect(
    requests.map(({ url }) => [url.pathname, url.searchParams.get('prefix'), url.searchParams.get('start-after')]),
  ).toEqual([
    ['/', 'payments/', null],
    ['/', 'payments/', 'payments/a/b'],
  ]);
  await expect(store.list('payments/', '')).rejects.toThrow('The document store gave no listing.');
});

test('the portal writes what it has under a key, with its type', async () => {
  const { store, requests } = bucketOf(new Response(''), new Response('', { status: 403 }));
  await store.write('confirmations/a/b', 'application/pdf', Buffer.from('%PDF-1.7'));
  expect(requests[0]).toMatchObject({ method: 'PUT' });
  expect(requests[0]?.url.pathname).toBe('/confirmations/a/b');
  expect(requests[0]?.headers.get('content-type')).toBe('application/pdf');
  await expect(store.write('confirmations/a/b', 'application/pdf', Buffer.from(''))).rejects.toThrow('403');
});
