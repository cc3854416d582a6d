import { parseArgs } from 'node:util';
import { outliveTerminal } from '../processes/outliveTerminal';
import { startPostgres } from './server';

/** `npm run postgres -- --port N --data-dir D`: the embedded Postgres alone; prints its URL and runs until Ctrl-C. */
async function main(): Promise<void> {
  outliveTerminal();
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'data-dir': { type: 'string' } } });
  const server = await startPostgres({
    dataDir: values['data-dir'] ?? '.data/postgres',
    port: values.port ? Number(values.port) : undefined,
  });
  console.log(server.url);
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    void server.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  const reason = await server.ended;
  if (!stopping.signal.aborted) throw new Error(`Postgres ended (${reason}).`);
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
