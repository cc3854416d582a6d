import { createServer } from 'node:http';
import { PgAggregatesPreset } from '@graphile/pg-aggregates';
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter';

/** PostGraphile over the same data; the access rule is row-level security for the person in x-hasura-user-id. */
const { DATABASE_URL, POOL_SIZE, PORT } = process.env;
const instance = postgraphile({
  extends: [
    PostGraphileAmberPreset,
    PgSimplifyInflectionPreset,
    PgAggregatesPreset,
    PostGraphileConnectionFilterPreset,
  ],
  // The statement search filters by a column without an index of its own.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [
    makePgService({ connectionString: DATABASE_URL, schemas: ['public'], poolConfig: { max: Number(POOL_SIZE) } }),
  ],
  grafserv: { graphqlPath: '/v1/graphql', graphiql: false, watch: false },
  grafast: {
    explain: false,
    context: ({ node }) => ({
      pgSettings: { role: 'bench_visitor', 'bench.person_id': String(node.req.headers['x-hasura-user-id']) },
    }),
  },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(PORT), '127.0.0.1', () => console.log('ready'));
