import { ask } from './support/ask';
import type { Attack } from './support/attack';

/** `inner` behind relationships that are followed one after another. */
function through(relationships: readonly string[], inner: object): object {
  return relationships.reduceRight((within, name) => ({ [name]: within }), inner);
}

const round = ['account', 'contacts', 'account', 'contacts', 'account', 'contacts'];
const filtered = 'query ($where: payments_bool_exp!) { payments_aggregate(where: $where) { aggregate { count } } }';

/** A filter as wide as is accepted: each part follows as many relationships as is accepted. */
const wide = {
  _or: Array.from({ length: 35 }, (_, at) => through(round.slice(0, 3), { name: { _ilike: `%${at}%x` } })),
};

/** As many root fields as are accepted, each over all that the viewer may read. */
const repeated = `{ ${Array.from(
  { length: 15 },
  (_, at) => `a${at}: payments_aggregate(where: { reference: { _ilike: "%${at}%" } }) { aggregate { count } }`,
).join(' ')} }`;

/** Rows inside rows, as deep as is accepted. */
const nested = `{ accounts { ${'contacts { id account { id '.repeat(3)} name ${'} }'.repeat(3)} } }`;

/** Queries that take Postgres much time or memory. */
export const queryAttacks: readonly Attack[] = [
  {
    name: 'a filter through six relationships',
    width: 4,
    strike: (target) => ask(target, target.attacker, filtered, { where: through(round, { name: { _ilike: '%a%' } }) }),
    expected: /^200 query exceeded filter depth limit$/,
  },
  {
    name: 'thirty-five filters of three relationships',
    width: 8,
    strike: (target) => ask(target, target.attacker, filtered, { where: wide }),
    expected: /^200 (data|database query error)$/,
  },
  {
    name: 'thousands of conditions',
    width: 4,
    strike: (target) =>
      ask(target, target.attacker, filtered, {
        where: { _or: Array.from({ length: 10_000 }, (_, at) => ({ reference: { _ilike: `%${at}%` } })) },
      }),
    expected: /^200 query exceeded filter limit$/,
  },
  {
    name: 'the same field under many names',
    width: 8,
    strike: (target) => ask(target, target.attacker, repeated),
    expected: /^200 (data|database query error)$/,
  },
  {
    name: 'rows inside rows',
    width: 8,
    strike: (target) => ask(target, target.attacker, nested),
    expected: /^200 (data|database query error|response exceeded size limit)$/,
  },
  {
    name: 'more names than are accepted',
    width: 4,
    strike: (target) =>
      ask(target, target.attacker, `{ ${Array.from({ length: 40 }, (_, at) => `a${at}: accounts { id }`).join(' ')} }`),
    expected: /^200 query exceeded node limit$/,
  },
];
