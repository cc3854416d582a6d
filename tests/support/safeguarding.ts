import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../seeds/demo/organisations';
import { eventually } from './eventually';
import { graphql, runSchedule, type GraphqlAnswer } from './stack';

/** An account whose money is safeguarded. */
export const client = accountId('aldgate-trading');
/** The account that holds what is safeguarded. */
export const controlAccount = accountId('safeguarding');

const create = `mutation ($source: uuid!, $destination: uuid!, $currency: String!, $amount: String!, $id: uuid!) {
  createSafeguardingTransfer(sourceAccountId: $source, destinationAccountId: $destination, currency: $currency,
    amount: $amount, clientRequestId: $id) { id status }
}`;

/** What a transfer comes back with. */
export interface CreatedTransfer {
  readonly createSafeguardingTransfer: { readonly id: string; readonly status: string };
}

const roleOf = (username: string) => (username.startsWith('superadmin') ? 'admin' : 'user');

/** A document as a user sends it: super admins as administrators. */
export const asAdministrator = (query: string, variables: Record<string, unknown>, username = 'superadmin') => ({
  username,
  role: roleOf(username),
  query,
  variables,
});

/** Sends a document so. */
export const administer = <T>(query: string, variables: Record<string, unknown>, username = 'superadmin') =>
  graphql<T>(username, query, variables, { 'x-hasura-role': roleOf(username) });

/** The call that puts 3.25 pounds of the client in safety, with changes. */
export const transferCall = (changes: object = {}, username?: string) => {
  const asked = { source: client, destination: controlAccount, currency: 'GBP', amount: '3.25', id: randomUUID() };
  return asAdministrator(create, { ...asked, ...changes }, username);
};

/** Makes the transfer. */
export const transfer = (changes: object = {}, username?: string): Promise<GraphqlAnswer<CreatedTransfer>> => {
  const { query, variables, ...caller } = transferCall(changes, username);
  return administer<CreatedTransfer>(query, variables, caller.username);
};

/** The id of a transfer that was taken. @throws Error with the refusal */
export function taken({ data, errors }: GraphqlAnswer<CreatedTransfer>): string {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createSafeguardingTransfer.id;
}

/** The status of a safeguarding transfer. */
export const statusOf = async (database: Knex, id: string) =>
  (await database('safeguarding_transfers').where({ id }).first('status'))?.status;

/** Waits until the provider has completed a transfer, and the mirror tells so. */
export const completed = (database: Knex, id: string) =>
  eventually(
    async () => {
      await runSchedule('sync-provider');
      return statusOf(database, id);
    },
    (status) => status === 'completed',
  );

/** What stands safeguarded for the client, in pounds. */
export const safeguarded = async (database: Knex) =>
  Number((await database('accounts').where({ id: client }).first('safeguarded_amount_gbp'))?.safeguarded_amount_gbp);
