import { createServer, type Server } from 'node:http';
import { readCommand, usage, type Command } from './commandLine';
import { createEngine } from './engine';
import { maxConnections, serverLimits } from './transport/serverLimits';

/**
 * Runs the engine alone, configured by arguments and by Hasura's own environment variables, until the process is stopped. What keeps it
 * from starting is one line on standard error, and status 1.
 */
export function runStandAlone(args: readonly string[]): void {
  start(args).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

async function start(args: readonly string[]): Promise<void> {
  const command = readCommand(args, process.env);
  if (command) await serve(command);
  else console.log(usage);
}

async function serve({ metadataDir, settings }: NonNullable<Command>): Promise<void> {
  const { port, host, ...rest } = settings;
  const engine = await createEngine({
    ...rest,
    metadataDir,
    env: process.env,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  const server = createServer(serverLimits, (request, response) => void engine.handleRequest(request, response));
  server.maxConnections = maxConnections;
  server.on('upgrade', (request, socket, head) => engine.handleUpgrade(request, socket, head));
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
