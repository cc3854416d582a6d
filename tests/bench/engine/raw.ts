import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { statements } from './statements';
import type { QueryName } from './workload';

/**
 * The baseline: a bare HTTP server that answers each query by its hand-written statement. It knows no GraphQL; prepared
 * statements, and the database's text goes out as it is. PORT and DATABASE_URL come from the environment.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE) });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await bodyOf(request)) as { operationName: QueryName; variables: Record<string, unknown> };
  const { text, values } = statements[body.operationName];
  const personId = String(request.headers['x-hasura-user-id']);
  const result = await pool.query<{ data: string }>({
    name: body.operationName,
    text,
    values: values(personId, body.variables),
  });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(`{"data":${result.rows[0]?.data ?? 'null'}}`);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
