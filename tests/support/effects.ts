import type { Knex } from 'knex';
import { refusalOf, tradingAccount } from './portal';
import { control, graphql, tokenOf, type GraphqlAnswer } from './stack';

/** What a call did, as the database and the provider tell it. */
export interface Effects<T> {
  readonly answer: GraphqlAnswer<T>;
  /** What the audit log holds of the caller's changes, each once and in alphabetical order, such as `insert payments`. */
  readonly rows: readonly string[];
  /** The codes of the activity that the caller is named in, in the order of their names. */
  readonly activity: readonly string[];
  /** The paths that the provider was asked to change something under, in alphabetical order. Random ids in them are `…`. */
  readonly provider: readonly string[];
}

/** Who calls what. */
export interface ObservedCall {
  readonly username: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The account that is selected; the trading account where it is left out. */
  readonly selected?: string;
  /** The role that is asked for, such as `admin`; the caller's own where it is left out. */
  readonly role?: string;
}

const verbs: Readonly<Record<string, string>> = { I: 'insert', U: 'update', D: 'delete' };

/** Sends a document as a demo user and gives the answer with all that the call changed. */
export async function effectsOf<T>(
  database: Knex,
  { username, query, variables, selected = tradingAccount, role }: ObservedCall,
): Promise<Effects<T>> {
  // The first token counts as a sign-in.
  await tokenOf(username);
  const [before, requestsBefore] = await Promise.all([standing(database), changesAtProvider()]);
  const asked: Record<string, string> = role ? { 'x-hasura-role': role } : {};
  const answer = await graphql<T>(username, query, variables, { 'x-account-id': selected, ...asked });
  const [rows, activity, requests] = await Promise.all([
    database('audit_logged_actions')
      .where({ user_id: username })
      .where('event_id', '>', before.event)
      .distinct('action', 'table_name'),
    database('activity')
      .where({ userId: username })
      .whereRaw('xmin::text::bigint >= ?', [before.transaction])
      .orderBy('eventCode')
      .pluck<string[]>('eventCode'),
    changesAtProvider(),
  ]);
  const provider = requests.filter(({ request_id }) => !requestsBefore.some((one) => one.request_id === request_id));
  return {
    answer,
    rows: rows.map(({ action, table_name }) => `${verbs[action]} ${table_name}`).toSorted(),
    activity,
    provider: [...new Set(provider.map(({ path }) => path.replace(/[0-9a-f-]{36}/g, '…')))].toSorted(),
  };
}

/** What a refused call comes back with, and that it changed nothing: `{ code, field, rows: [], activity: [], provider: [] }`. */
export async function refusedEffects(database: Knex, call: ObservedCall) {
  const { answer, ...effects } = await effectsOf(database, call);
  return { ...refusalOf(answer), ...effects };
}

/** What `refusedEffects` gives of a call that was refused and left nothing behind. */
export const refused = (code: string, field?: string) => ({ code, field, rows: [], activity: [], provider: [] });

interface Standing {
  readonly event: string;
  readonly transaction: string;
}

async function standing(database: Knex): Promise<Standing> {
  const { rows } = await database.raw<{ rows: Standing[] }>(
    'select coalesce(max(event_id), 0) as event, pg_current_xact_id()::text as transaction from audit_logged_actions',
  );
  return rows[0]!;
}

interface ProviderRequest {
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
}

async function changesAtProvider(): Promise<ProviderRequest[]> {
  const { requests } = await control<{ requests: ProviderRequest[] }>('requests');
  return requests.filter(({ method, path }) => method !== 'GET' && !path.includes('/authenticate'));
}
