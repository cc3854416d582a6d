import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createEngine } from './engine';
import { readEnvironment } from './settings';
import { maxConnections, serverLimits } from './transport/serverLimits';

/** `npm run engine -- --metadata <dir>`: the engine alone, configured by Hasura's own environment variables. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { metadata: { type: 'string' } } });
  const { port, host, ...settings } = readEnvironment(process.env);
  const engine = await createEngine({
    ...settings,
    metadataDir: values.metadata,
    env: process.env,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  const server = createServer(serverLimits, (request, response) => void engine.handleRequest(request, response));
  server.maxConnections = maxConnections;
  server.on('upgrade', (request, socket, head) => engine.handleUpgrade(request, socket, head));
  server.listen(port, host, () => console.log(JSON.stringify({ level: 'info', type: 'startup', port })));
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    void engine.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
