import { request as httpRequest } from 'node:http';
import type { RequestHandler } from './gateway';

/** Passes a request on, byte for byte, to the same path of another server on this machine. */
export function forwardTo(baseUrl: string): RequestHandler {
  const target = new URL(baseUrl);
  return (request, response) => {
    const onward = httpRequest(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: { ...request.headers, host: target.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'This part of Corridor does not answer.' }));
    });
    request.pipe(onward);
  };
}
