import knex, { type Knex } from 'knex';
import { types } from 'pg';

const timestamptz = 1184;
const date = 1082;

// A calendar day has no zone and an amount no binary form: both stay the text that Postgres wrote.
types.setTypeParser(date, (text) => text);

/** The actions' pool. `numeric` and `date` arrive as text, `timestamptz` as Date. */
export function connect(url: string): Knex {
  types.setTypeParser(timestamptz, (text) => new Date(text));
  return knex({ client: 'pg', connection: url, pool: { min: 0, max: 10 }, acquireConnectionTimeout: 5000 });
}
