import { createServer, type Server, type ServerOptions } from 'node:http';
import { readCommand, type Command } from './commandLine';
import { createEngine, type Engine } from './engine';
import { maxConnections, serverLimits } from './transport/serverLimits';

/**
 * Runs the engine alone, configured by arguments and by Hasura's own environment variables, until the process is stopped. What keeps it
 * from starting is one line on standard error, and status 1.
 */
export function runStandAlone(args: readonly string[], limits?: ServerOptions): void {
  // The program that reads the output may end; requests are still served.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  start(args, limits).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

async function start(args: readonly string[], limits?: ServerOptions): Promise<void> {
  const command = readCommand(args, process.env);
  if ('text' in command) console.log(command.text);
  else await serve(command, limits);
}

async function serve(
  { metadataDir, settings }: Extract<Command, { settings: unknown }>,
  limits?: ServerOptions,
): Promise<void> {
  const { port, host, ...rest } = settings;
  const engine = await createEngine({
    ...rest,
    metadataDir,
    env: process.env,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  const server = serverOf(engine, limits);
  await listen(server, port, host);
  console.log(JSON.stringify({ level: 'info', type: 'startup', port }));
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    void engine.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The server of an engine, which does not listen yet. `limits` are other ones than the engine's own. */
export function serverOf(
  engine: Pick<Engine, 'handleRequest' | 'handleUpgrade'>,
  limits: ServerOptions = serverLimits,
): Server {
  const server = createServer(limits, (request, response) => void engine.handleRequest(request, response));
  server.maxConnections = maxConnections;
  server.on('upgrade', (request, socket, head) => engine.handleUpgrade(request, socket, head));
  return server;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`The port ${port} is in use: choose another with --port.`) : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
