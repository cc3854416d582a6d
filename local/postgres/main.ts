import { parseArgs } from 'node:util';
import { startPostgres } from './server';

/** `npm run postgres -- --port N --data-dir D`: the embedded Postgres alone; prints its URL and runs until Ctrl-C. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'data-dir': { type: 'string' } } });
  const server = await startPostgres({
    dataDir: values['data-dir'] ?? '.data/postgres',
    port: values.port ? Number(values.port) : undefined,
  });
  console.log(server.url);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  setInterval(() => undefined, 1 << 30);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
