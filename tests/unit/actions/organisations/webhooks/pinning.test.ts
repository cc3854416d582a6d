import { createServer, type AddressInfo } from 'node:net';
import { postMessage } from '../../../../../actions/organisations/webhooks/delivery/postMessage';

// There is no public address to connect to in a test.
jest.mock('../../../../../domain/webhooks/publicAddress', () => ({ isPublicAddress: () => true }));

test('connects to the address that was checked, whatever the name resolves to', async () => {
  const connections: Buffer[] = [];
  const server = createServer((socket) =>
    socket.once('data', (hello) => {
      connections.push(hello);
      socket.destroy();
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const url = `https://erp.example.invalid:${(server.address() as AddressInfo).port}/hook`;
  await postMessage({ url, headers: {}, body: '{}' }, { resolve, isAnywhereAllowed: false, timeoutMs: 2000 });
  server.close();
  // The greeting of TLS names the host, not the address.
  expect(connections.map((hello) => hello.includes('erp.example.invalid'))).toEqual([true]);
});
