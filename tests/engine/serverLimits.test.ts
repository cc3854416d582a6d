import { serverOf } from '../../hasura/engine/standAlone';

test('a client that sends slowly, or nothing, holds a connection of the engine for seconds only', () => {
  const server = serverOf({ handleRequest: async () => undefined, handleUpgrade: () => undefined });
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxConnections: 5_000,
  });
});
