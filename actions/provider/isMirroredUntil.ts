import type { RuntimeContext } from '../runtime/context';
import type { ProviderGateway } from './gateway';

/**
 * Whether every login at the provider was read completely after a moment, so that no transaction from before it is missing. Runs are kept
 * for two weeks, so a login that was not read for so long does not count as read.
 */
export async function isMirroredUntil(
  { database, provider }: Pick<RuntimeContext, 'database'> & { readonly provider: ProviderGateway },
  moment: Date,
): Promise<boolean> {
  const names = (await provider.loginIds()).map((loginId) => `sync-provider ${loginId}`);
  const read = await database('schedule_runs')
    .whereIn('name', names)
    .where('outcome', 'done')
    .where('started_at', '>=', moment)
    .whereRaw(`report #>> '{feeds,transactions,isComplete}' = 'true'`)
    .distinct<{ readonly name: string }[]>('name');
  return names.length > 0 && read.length === new Set(names).size;
}
