import { randomBytes } from 'node:crypto';
import { unpackFile } from '../../../actions/uploads/unpackFile';
import { packFile } from '../../../frontend/src/shared/uploads/packFile';

test.each([0, 1, 8192, 8193, 100_000])('the server unpacks a file of %i bytes as it was', async (length) => {
  const bytes = randomBytes(length);
  expect(unpackFile(await packFile(new Uint8Array(bytes)))).toEqual(bytes);
});

test.each(['', 'no base64 §', Buffer.from('not gzip').toString('base64')])('what is no packed file: %j', (content) => {
  expect(() => unpackFile(content)).toThrow('The file did not arrive whole. Upload it again.');
});

test('unpacking ends at the largest file', async () => {
  const bomb = await packFile(new Uint8Array(5 * 1024 * 1024 + 1));
  expect(() => unpackFile(bomb)).toThrow('The file is larger than 5 MB.');
});
