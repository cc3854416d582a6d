import { londonDay } from '../../domain/londonTime';
import { reconcileBooks as compareAll, type BooksReport } from '../books/reconcileBooks';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 930_000;
const name = 'reconcile-books';

/** What a run did; without counts where the day was done before. */
export type BooksRun = ({ readonly state: 'compared' } & BooksReport & Day) | ({ readonly state: 'done_before' } & Day);

interface Day {
  /** The day in London. */
  readonly day: string;
}

/** Schedule `reconcile-books`: compares the books once a day, and each hour until a run has got to the end. */
export const handler = (): Promise<BooksRun | undefined> => reconcileBooksOfDay(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function reconcileBooksOfDay(context: Context): Promise<BooksRun | undefined> {
  const day = londonDay(context.clock.now());
  return runExclusively<BooksRun>(context, { name, leaseMs }, async (owned) => {
    const done = await owned
      .database('schedule_runs')
      .where({ name, outcome: 'done' })
      .whereRaw(`report ->> 'day' = ? and report ->> 'left' = '0'`, [day])
      .first('id');
    return done ? { state: 'done_before', day } : { state: 'compared', day, ...(await compareAll(owned)) };
  });
}
