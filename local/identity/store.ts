import { Pool } from 'pg';
import type { PasswordVerifier, SrpExchange } from './srp';

export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED' | 'UNCONFIRMED';

/** A code that was sent, and until when it counts (milliseconds since 1970). */
export interface SentCode {
  readonly code: string;
  readonly until: number;
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
  readonly failures: number;
  readonly lockedUntil: number;
  /** Tokens issued before this moment no longer count. */
  readonly signedOutAt: number;
  readonly codes: Readonly<Record<string, SentCode>>;
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

type Kind = 'user' | 'session' | 'refresh' | 'key' | 'message';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the emulator's documents. */
export async function openStore(databaseUrl: string, onConnectionLost: (error: Error) => void) {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', onConnectionLost);
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
  const remove = async (kind: Kind, id: string): Promise<void> => {
    await pool.query('delete from identity.documents where kind = $1 and id = $2', [kind, id]);
  };
  const list = async <T>(kind: Kind, limit: number): Promise<T[]> => {
    const sql = 'select body from identity.documents where kind = $1 order by at desc, id limit $2';
    return (await pool.query<{ body: T }>(sql, [kind, limit])).rows.map(({ body }) => body);
  };
  /** Takes a document out: of two callers only one gets it. */
  const take = async <T>(kind: Kind, id: string): Promise<T | undefined> => {
    const sql = 'delete from identity.documents where kind = $1 and id = $2 returning body';
    return (await pool.query<{ body: T }>(sql, [kind, id])).rows[0]?.body;
  };
  return { get, put, remove, list, take, close: () => pool.end() };
}
