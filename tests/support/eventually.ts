import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the minute for which the provider counts calls. */
const defaultTimeoutMs = 90_000;
const pauseMs = 25;

/** Reads until what is read is as wanted. @throws Error with what was read last, after ninety seconds unless told otherwise */
export async function eventually<T>(
  read: () => Promise<T>,
  isWanted: (value: T) => boolean,
  timeoutMs = defaultTimeoutMs,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (Date.now() > deadline) throw new Error(`It did not come to be; last seen: ${JSON.stringify(value)}`);
    await delay(pauseMs);
  }
}
