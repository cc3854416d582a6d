import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { cpuSeconds } from '../processes';
import { requestOf, type RunningSubject } from './subjects';
import { randomFrom, type Query } from './workload';

/** What one run of the load generator gave. */
export interface Measurement {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the server's own CPU per request. */
  readonly serverCpu: number;
}

/** Different requests in one run, shared among the connections. */
const requestCount = 3_200;

/** Fires a query at a server with so many connections, after a second of warming up. The same seed sends the same requests. */
export async function measure(
  server: RunningSubject,
  query: Query,
  connections: number,
  seconds: number,
  seed: number,
): Promise<Measurement> {
  const random = randomFrom(seed);
  const requests = Array.from({ length: requestCount }, () => requestOf(server.subject, query, query.sample(random)));
  await fire({ url: server.url, connections, seconds: 1, requests });
  const before = cpuSeconds(server.pid);
  const result = await fire({ url: server.url, connections, seconds, requests });
  const serverCpu = ((cpuSeconds(server.pid) - before) * 1000) / result.requests;
  return { requestsPerSecond: result.requestsPerSecond, p50: result.p50, p99: result.p99, serverCpu };
}

async function fire(order: object): Promise<{ requests: number; requestsPerSecond: number; p50: number; p99: number }> {
  const child = spawn(process.execPath, [resolve(__dirname, '..', 'peers', 'load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  return JSON.parse(await text(child.stdout)) as Awaited<ReturnType<typeof fire>>;
}
