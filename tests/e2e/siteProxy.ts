import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a release changes of the site, as the test wants it. */
interface Changes {
  /** Added to the worker's script, which makes it another one. */
  workerNote: string;
  config: Readonly<Record<string, unknown>>;
  /** Instead of the version that the stack serves. */
  version: string | undefined;
}

/**
 * The stack's site on another port, where a test makes releases, switches the worker off, or takes the network away. It passes no
 * sockets on.
 */
export class SiteProxy {
  readonly changes: Changes = { workerNote: '', config: {}, version: undefined };
  /** Where the site is, and stays while it is closed. */
  url = '';
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.server = createServer((incoming, outgoing) => void this.answer(incoming, outgoing));
  }

  static async open(stackUrl: string): Promise<SiteProxy> {
    const proxy = new SiteProxy(new URL(stackUrl));
    await new Promise<void>((done) => proxy.server.listen(0, 'localhost', done));
    proxy.url = `http://localhost:${(proxy.server.address() as AddressInfo).port}`;
    return proxy;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '').split('?')[0];
    const { workerNote, config, version } = this.changes;
    if (path === '/version.json' && version) return send(outgoing, 'application/json', JSON.stringify({ version }));
    if (path === '/config.json') {
      const text = await (await fetch(new URL(path, this.target))).text();
      const given = JSON.parse(text.replaceAll(this.target.host, new URL(this.url).host)) as object;
      return send(outgoing, 'application/json', JSON.stringify({ ...given, ...config }));
    }
    if (path === '/service-worker.js') {
      const script = await (await fetch(new URL(path, this.target))).text();
      return send(outgoing, 'text/javascript', `${script}\n// ${workerNote}`);
    }
    this.pass(incoming, outgoing);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url } = incoming;
    const onward = request(new URL(url ?? '/', this.target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}

function send(outgoing: ServerResponse, type: string, text: string): void {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  outgoing.end(text);
}
