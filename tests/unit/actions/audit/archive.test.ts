import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { bucketArchive } from '../../../../actions/audit/archive';

const kept = new Map<string, string>();
let server: Server;
let client: S3Client;

/** As object storage answers a put that may only create. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const name = request.url ?? '';
      if (name.includes('broken')) return response.writeHead(403).end();
      if (request.headers['if-none-match'] === '*' && kept.has(name)) return response.writeHead(412).end();
      kept.set(name, body);
      return response.writeHead(200, { etag: '"1"' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-west-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
});

afterAll(async () => {
  client.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('keeps a text once, and leaves the first where there is one', async () => {
  const archive = bucketArchive(client, 'heads');
  expect(await archive('2026-11-21.json', 'first')).toBe(true);
  expect(await archive('2026-11-21.json', 'second')).toBe(false);
  expect([...kept.values()].some((body) => body.includes('first'))).toBe(true);
  expect([...kept.values()].some((body) => body.includes('second'))).toBe(false);
});

it('fails where the bucket refuses for another reason', async () => {
  await expect(bucketArchive(client, 'broken')('2026-11-21.json', 'text')).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  });
});
