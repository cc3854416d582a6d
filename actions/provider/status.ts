import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import type { Log } from '../runtime/log';

/**
 * Writes `system_status.is_tcc_online`, which the portal's banner shows, if it has changed: each write notifies every
 * open screen. It never throws, because the call that it reports on has its own outcome.
 */
export function reportStatus(database: Knex, log: Log): (isOnline: boolean) => Promise<void> {
  return async (isOnline) => {
    try {
      const known = await database('system_status').first('is_tcc_online');
      if (known?.is_tcc_online === isOnline) return;
      log.warn({ isOnline }, 'the provider went online or offline');
      await inTransaction(database, { userId: 'provider', requestId: '' }, (transaction) =>
        transaction('system_status').update({ is_tcc_online: isOnline, updatedAt: transaction.fn.now() }),
      );
    } catch (error) {
      log.error({ isOnline, error: String(error) }, 'the provider status could not be stored');
    }
  };
}
