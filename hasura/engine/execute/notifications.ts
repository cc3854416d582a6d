import { Client } from 'pg';

/** The channel on which programs that write to the database directly announce changes. */
export const changedChannel = 'corridor_changed';

const reconnectMs = 1000;

/** Listens for `NOTIFY corridor_changed`, connecting again when the connection is lost. Returns a function that stops listening. */
export function listenForChanges(
  url: string,
  onChange: () => void,
  log: (entry: Record<string, unknown>) => void,
): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const reconnect = (): void => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, reconnectMs);
  };
  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url });
    client = next;
    next.on('notification', onChange);
    next.on('error', (error) => log({ level: 'warn', type: 'listen', message: error.message }));
    next.on('end', reconnect);
    try {
      await next.connect();
      await next.query(`listen ${changedChannel}`);
      onChange();
    } catch (error) {
      log({ level: 'warn', type: 'listen', message: error instanceof Error ? error.message : String(error) });
      reconnect();
    }
  };
  const connected = connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await connected;
    await client?.end();
  };
}
