import { createServer } from 'node:http';
import { Pool } from 'pg';

/** The least that a server over Postgres needs to start: the baseline of `npm run bench -- start`. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL });

const server = createServer((_request, response) => {
  const query = `select json_build_object('countries', json_agg(json_build_object('alpha2Code', c."alpha2Code")))::text as data
    from (select "alpha2Code" from countries limit 1) as c`;
  pool.query<{ data: string }>(query).then(
    ({ rows }) => response.end(`{"data":${rows[0]?.data ?? 'null'}}`),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
