import { Pool } from 'pg';
import type { PasswordVerifier, SrpExchange } from './srp';

export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'UNCONFIRMED';

/** A code that was sent to one address of one user, and until when it counts (milliseconds since 1970). */
export interface SentCode {
  readonly code: string;
  readonly sub: string;
  readonly to: string;
  /** The user's address when the code was sent: another than `to` where this is to replace it. */
  readonly from: string | undefined;
  readonly until: number;
  readonly attempts: number;
}

/** Wrong passwords and codes in a row for a name, whether or not anybody has it. */
export interface FailedAttempts {
  readonly failures: number;
  readonly lockedUntil?: number;
}

/** A user of the pool. */
export interface PoolUser {
  readonly username: string;
  readonly sub: string;
  readonly status: UserStatus;
  readonly isEnabled: boolean;
  readonly password: PasswordVerifier | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly mfa: { readonly sms: boolean; readonly authenticator: boolean };
  readonly authenticatorSecret: string | null;
  /** A secret that was handed out and waits for its first code. */
  readonly offeredSecret: string | null;
  /** Sign-ins before this moment no longer count. */
  readonly signedOutAt: number;
  readonly createdAt: number;
}

/** A challenge that waits for its answer. */
export interface ChallengeSession {
  readonly username: string;
  readonly challenge: string;
  readonly until: number;
  readonly attempts: number;
  readonly srp?: SrpExchange & { readonly secretBlock: string };
  readonly code?: string;
}

/** A message that a real pool would have sent. */
export interface OutboxMessage {
  readonly at: number;
  readonly medium: 'SMS' | 'EMAIL';
  readonly to: string;
  readonly text: string;
}

const schema = `
  create schema if not exists identity;
  create table if not exists identity.documents (
    kind text not null, id text not null, body jsonb not null, at timestamptz not null default now(),
    primary key (kind, id));
`;

type Kind = 'user' | 'session' | 'refresh' | 'attempts' | 'code' | 'usedCode' | 'key' | 'message';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the emulator's documents. */
export async function openStore(databaseUrl: string, onConnectionLost: (error: Error) => void) {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  let isClosing = false;
  // A connection that ends because the emulator closes may still say that the server ended it.
  pool.on('error', (error) => isClosing || onConnectionLost(error));
  await pool.query(schema);

  const get = async <T>(kind: Kind, id: string): Promise<T | undefined> => {
    const sql = 'select body from identity.documents where kind = $1 and id = $2';
    return (await pool.query<{ body: T }>(sql, [kind, id])).rows[0]?.body;
  };
  const put = async (kind: Kind, id: string, body: unknown): Promise<void> => {
    const sql = `insert into identity.documents (kind, id, body) values ($1, $2, $3)
      on conflict (kind, id) do update set body = excluded.body`;
    await pool.query(sql, [kind, id, JSON.stringify(body)]);
  };
  /** Puts a document where there is none; false when there is one. */
  const add = async (kind: Kind, id: string, body: unknown): Promise<boolean> => {
    const sql = 'insert into identity.documents (kind, id, body) values ($1, $2, $3) on conflict do nothing';
    return (await pool.query(sql, [kind, id, JSON.stringify(body)])).rowCount === 1;
  };
  /** Replaces top-level fields of a document that exists, leaving the others as they are by now. */
  const merge = async <T>(kind: Kind, id: string, fields: Partial<T>): Promise<T | undefined> => {
    const sql = 'update identity.documents set body = body || $3 where kind = $1 and id = $2 returning body';
    return (await pool.query<{ body: T }>(sql, [kind, id, JSON.stringify(fields)])).rows[0]?.body;
  };
  /** Counts a field of a document up by one, from zero if there is none. Returns the new count. */
  const countUp = async (kind: Kind, id: string, field: string): Promise<number> => {
    const sql = `insert into identity.documents as known (kind, id, body) values ($1, $2, jsonb_build_object($3::text, 1))
      on conflict (kind, id) do update
        set body = known.body || jsonb_build_object($3::text, coalesce((known.body->>$3)::int, 0) + 1)
      returning (body->>$3)::int as count`;
    return (await pool.query<{ count: number }>(sql, [kind, id, field])).rows[0]?.count ?? 0;
  };
  const remove = async (kind: Kind, id: string): Promise<void> => {
    await pool.query('delete from identity.documents where kind = $1 and id = $2', [kind, id]);
  };
  const list = async <T>(kind: Kind, limit: number): Promise<T[]> => {
    const sql = 'select body from identity.documents where kind = $1 order by at desc, id limit $2';
    return (await pool.query<{ body: T }>(sql, [kind, limit])).rows.map(({ body }) => body);
  };
  /** The documents with these top-level fields. */
  const listWith = async <T>(kind: Kind, fields: Partial<T>, limit: number): Promise<T[]> => {
    const sql = 'select body from identity.documents where kind = $1 and body @> $2 order by id limit $3';
    return (await pool.query<{ body: T }>(sql, [kind, JSON.stringify(fields), limit])).rows.map(({ body }) => body);
  };
  /** Takes a document out: of two callers only one gets it. */
  const take = async <T>(kind: Kind, id: string): Promise<T | undefined> => {
    const sql = 'delete from identity.documents where kind = $1 and id = $2 returning body';
    return (await pool.query<{ body: T }>(sql, [kind, id])).rows[0]?.body;
  };
  const close = (): Promise<void> => {
    isClosing = true;
    return pool.end();
  };
  return { get, put, add, merge, countUp, remove, list, listWith, take, close };
}
