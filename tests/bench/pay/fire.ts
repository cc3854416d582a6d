import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ActionCall, Subject } from './subjects';

/** What one run of the load generator gave; times in milliseconds. */
export interface Fired {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const timeoutSeconds = 60;

/** Sends each call once over so many connections. @throws Error when one is refused */
export async function fire(subject: Subject, connections: number, calls: readonly ActionCall[]): Promise<Fired> {
  const order = {
    url: subject.url,
    connections,
    amount: calls.length,
    timeout: timeoutSeconds,
    refusal: '"errors":|"errorCode":"',
    requests: calls.map(subject.requestOf),
  };
  const child = spawn(process.execPath, [resolve(__dirname, '..', 'peers', 'load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  return JSON.parse(await text(child.stdout)) as Fired;
}
