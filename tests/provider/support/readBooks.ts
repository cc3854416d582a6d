import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Simulator } from '../../../local/provider/simulator';
import type { Json } from './startSimulator';

/** The books of a simulator that serves no port of its own. */
export async function readBooks(simulator: Simulator, controlKey: string): Promise<Json> {
  const server = createServer((request, response) => void simulator.handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/provider/_control/books`, {
    headers: { 'x-simulator-key': controlKey },
  });
  const books = (await response.json()) as Json;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return books;
}
