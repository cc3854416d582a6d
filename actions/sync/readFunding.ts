import type { Knex } from 'knex';
import { fundingMirror } from '../transactions/fundingMirror';
import { takeReadings } from '../mirrors/mirror';
import type { ProviderClient } from '../provider/client';
import { ProviderError } from '../provider/errors';
import type { Context } from '../context';
import type { Budget, FeedReport, Login } from './readFeed';

/** Incoming money whose sender has not been read yet. */
interface Arrival {
  readonly entityId: string;
  readonly accountId: string;
  readonly onBehalfOf: string;
}

/** The provider has no search for senders, so each one costs a call. */
const maxCallsPerRun = 50;

const arrivals = `
  select t.related_entity_id as "entityId", t.account_id as "accountId", seat.tcc_contact_id as "onBehalfOf"
  from tcc_transactions t
  join lateral (
    select tcc_contact_id from "CurrencyCloudContacts"
    where account_id = t.account_id and tcc_contact_id is not null order by id limit 1
  ) seat on true
  join accounts account on account.id = t.account_id
  join organisations organisation on organisation.id = account.org_id
  left join vault.provider_credentials own
    on own.org_id = organisation.id and not organisation."defaultToAdminCredentials"
  cross join vault.admin_key_credentials house
  where coalesce(own.tcc_login_id, house.tcc_login_id) = :loginId and t.related_entity_type like 'inbound_funds%' and t.status = 'completed'
    and not exists (select from tcc_funding f where f.id = t.related_entity_id)
    and t.completed_at > :recent
  order by t.completed_at desc
  limit :max`;

/** The provider does not return the sender of older transactions. */
const maxAgeMs = 90 * 24 * 3_600_000;

/**
 * Reads the senders of the money that arrived on the accounts of a login, newest first.
 * @throws ProviderError other than not_found
 */
export async function readFunding(context: Context, { loginId, client }: Login, budget: Budget): Promise<FeedReport> {
  const { database, clock } = context;
  const { rows } = await database.raw<{ rows: Arrival[] }>(arrivals, {
    loginId,
    recent: new Date(clock.now().getTime() - maxAgeMs),
    max: maxCallsPerRun,
  });
  let records = 0;
  for (const arrival of rows) {
    if (budget.left <= 0) return { records, isComplete: false };
    budget.left -= 1;
    if (await readOne(context, client, arrival)) records += 1;
  }
  return { records, isComplete: rows.length < maxCallsPerRun };
}

async function readOne(
  context: Context,
  client: ProviderClient,
  { entityId, accountId, onBehalfOf }: Arrival,
): Promise<boolean> {
  try {
    const reading = await client.getFundingTransaction(entityId, onBehalfOf);
    await context.database.transaction((transaction: Knex.Transaction) =>
      takeReadings(transaction, fundingMirror, [{ reading, accountId }]),
    );
    return true;
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'not_found') return false;
    throw error;
  }
}
