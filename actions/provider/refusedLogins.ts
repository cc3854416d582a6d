import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';
import type { Log } from '../runtime/log';
import { ProviderError } from './errors';
import type { Transport } from './transport';

/** A refused login is asked for again and again by the schedules, so one entry stands for this time. */
const entryEveryMs = 60 * 60_000;

/**
 * A transport that records a call whose login the provider refuses (E201), at most once an hour for each login. A call without a login at the
 * provider moves nothing, so that the entry is what tells administrators why an organisation stands still.
 * @param now in milliseconds
 */
export function withRefusedLogins(
  transport: Transport,
  { database, log, loginId }: { readonly database: Knex; readonly log: Log; readonly loginId: string },
  now: () => number,
): Transport {
  return async (request) => {
    try {
      return await transport(request);
    } catch (error) {
      if (error instanceof ProviderError && error.failure === 'credentials') {
        await recordRefusedLogin(database, loginId, new Date(now())).catch((failure: unknown) =>
          log.error({ loginId, error: String(failure) }, 'a refused login could not be recorded'),
        );
      }
      throw error;
    }
  };
}

async function recordRefusedLogin(database: Knex, loginId: string, at: Date): Promise<void> {
  const details = `The provider refuses the login ${loginId}.`;
  const known = await database('activity')
    .where({ eventCode: 'E201', details })
    .where('createdAt', '>', new Date(at.getTime() - entryEveryMs))
    .first('id');
  if (known) return;
  await database.transaction((transaction) =>
    recordActivity(transaction, { eventCode: 'E201', userId: null, details, createdAt: at }),
  );
}
