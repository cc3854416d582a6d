import { londonDay, londonInstant } from '../../domain/londonTime';
import { isMirroredUntil } from '../provider/isMirroredUntil';
import type { Context } from '../context';

/** What a run stored. */
export interface PositionsReport {
  /** The day in London. */
  readonly day: string;
  /** False while a login at the provider was not read completely on this day; the next run tries again. */
  readonly isMirrored: boolean;
  readonly stored: number;
}

/**
 * Stores the positions of the day that it is in London (docs/decisions/069). Those that are stored already are kept. A day that has passed is not stored
 * later, because what was held then cannot be measured any more.
 */
export async function storePositions(context: Context): Promise<PositionsReport> {
  const now = context.clock.now();
  const day = londonDay(now);
  if (!(await isMirroredUntil(context, londonInstant(day, '00:00')))) return { day, isMirrored: false, stored: 0 };
  const { rowCount } = await context.database.raw<{ rowCount: number }>(
    `insert into safeguarding_positions
     select * from safeguarding_position(:day::date)
     on conflict (account_id, currency, day) do nothing`,
    { day },
  );
  return { day, isMirrored: true, stored: rowCount };
}
