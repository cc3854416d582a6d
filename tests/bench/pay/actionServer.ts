import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer } from '../../../actions/runtime/answer';

/** A request as Hasura sends it to the actions. */
export interface ActionRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** A bare HTTP server in front of `answer`. PORT comes from the environment. */
export function serveActions(answer: (request: ActionRequest) => Promise<Answer>): void {
  const receive = async (request: IncomingMessage): Promise<Answer> => {
    const headers = request.headers as Record<string, string | undefined>;
    return answer({ headers, body: await text(request) });
  };
  const server = createServer((request, response) => {
    receive(request).then(
      ({ statusCode, headers, body }) => response.writeHead(statusCode, headers).end(body),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
}
