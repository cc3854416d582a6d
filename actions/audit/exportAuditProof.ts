import type { Knex } from 'knex';
import { proofFormat, writeProof, type AuditProof, type ChainPlace, type ProvenRow } from '../../domain/audit/proof';
import { RuleError } from '../../domain/errors';
import { defineAction } from '../defineAction';
import type { ExportAuditProofInput } from '../runtime/generated/actions';

/** Rows that one file proves. */
const maxRows = 200;

/** Links of the chain in one file, which keep it below 4 MB with the rows. */
const maxLinks = 20_000;

/**
 * The rows of the audit log that a search finds, with the links of the chain from before the first of them up to the next sealed head. Rows that are not
 * sealed yet are counted and left out. For administrators.
 * @throws RuleError proof_too_large, nothing_to_prove, proof_not_available
 */
export const exportAuditProof = defineAction({
  name: 'exportAuditProof',
  roles: [],
  scope: null,
  sdl: `
    type Query {
      """
      The rows of the audit log that a search finds, as a file with the links of the chain that prove them. For administrators.
      """
      exportAuditProof(table: String, row: String, person: String, from: timestamptz, before: timestamptz): ExportedAuditProof!
    }

    type ExportedAuditProof {
      file: String!
      """The number of rows in the file."""
      rows: Int!
      """
      Rows that the search finds and that are not sealed yet. They are not in the file.
      """
      unsealedRows: Int!
    }
  `,
  handler: async (search, _session, { database }) => {
    const chosen = await findRows(database, search);
    if (chosen.length > maxRows) throw new RuleError('proof_too_large');
    const positions = chosen.flatMap(({ position }) => (position ? [Number(position)] : []));
    if (positions.length === 0) throw new RuleError('nothing_to_prove');
    const head = await headAfter(database, Math.max(...positions));
    const start = await placeBefore(database, Math.min(...positions));
    if (head.position - start.position > maxLinks) throw new RuleError('proof_too_large');
    const links = await readLinks(database, start.position, head.position, positions);
    const file = writeProof({ format: proofFormat, start, links, head });
    return { file, rows: positions.length, unsealedRows: chosen.length - positions.length };
  },
});

async function findRows(database: Knex, { table, row, person, from, before }: ExportAuditProofInput) {
  const { rows } = await database.raw<{ rows: { position: string | null }[] }>(
    `select h.position from (
       select * from found_audit(?, ?, ?, ?, ?) order by action_at desc, event_id desc limit ?
     ) found left join audit_hashes h on h.event_id = found.event_id`,
    [...[table, row, person, from, before].map((value) => value ?? null), maxRows + 1],
  );
  return rows;
}

/** The first sealed head from a position on. There is one, because each row is sealed together with a head. */
async function headAfter(database: Knex, position: number): Promise<ChainPlace> {
  const seal = await database('audit_seals')
    .where('position', '>=', String(position))
    .orderBy('position')
    .first('position', 'hash');
  if (!seal) throw new RuleError('nothing_to_prove');
  return { position: Number(seal.position), hash: seal.hash.toString('hex') };
}

async function placeBefore(database: Knex, position: number): Promise<ChainPlace> {
  const { rows } = await database.raw<{ rows: { hash: string }[] }>(
    `select encode(coalesce((select hash from audit_hashes where position = ?), audit_genesis()), 'hex') as hash`,
    [position - 1],
  );
  return { position: position - 1, hash: rows[0]?.hash ?? '' };
}

interface LinkRow {
  readonly position: string;
  readonly digest: string | null;
  readonly hash: string;
  readonly text: string | null;
}

/** The links after `start` up to `head`: chosen rows with their text, digests of the others. */
async function readLinks(
  database: Knex,
  start: number,
  head: number,
  chosen: readonly number[],
): Promise<AuditProof['links']> {
  const { rows } = await database.raw<{ rows: LinkRow[] }>(
    `select h.position, encode(h.digest, 'hex') as digest, encode(h.hash, 'hex') as hash, audit_row_text(a) as text
     from audit_hashes h
     left join audit_logged_actions a on a.event_id = h.event_id and h.position = any(?::bigint[])
     where h.position > ? and h.position <= ? order by h.position`,
    [[...chosen], start, head],
  );
  const isChosen = new Set(chosen);
  return rows.map(({ position, digest, hash, text }): string | ProvenRow => {
    // Rows of before the digests have none.
    if (digest === null) throw new RuleError('proof_not_available');
    return isChosen.has(Number(position)) ? { position: Number(position), text: text ?? '', hash } : digest;
  });
}
