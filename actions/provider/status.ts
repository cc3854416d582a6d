import type { Knex } from 'knex';
import { inTransaction } from '../database/transaction';
import type { Log } from '../runtime/log';

/**
 * Writes `system_status.is_tcc_online`, which the portal's banner shows. Looks first: a write wakes every screen. Never
 * fails, because the call that it reports on has its own outcome.
 */
export function reportStatus(database: Knex, log: Log): (isOnline: boolean) => Promise<void> {
  return async (isOnline) => {
    try {
      const known = await database('system_status').first<{ is_tcc_online: boolean } | undefined>('is_tcc_online');
      if (known?.is_tcc_online === isOnline) return;
      log.warn({ isOnline }, 'the provider went on or off line');
      await inTransaction(database, { userId: 'provider', requestId: '' }, (transaction) =>
        transaction('system_status').update({ is_tcc_online: isOnline, updatedAt: transaction.fn.now() }),
      );
    } catch (error) {
      log.error({ isOnline, error: String(error) }, 'the state of the provider could not be written');
    }
  };
}
