import type { Context } from '../context';
import { clearAlarm, clearUnwatched, raiseAlarm } from '../database/alarms';

interface Held {
  readonly currency: string;
  readonly held: string;
  readonly threshold: string;
  readonly isLow: boolean;
}

/**
 * What the control account holds in each currency for which the settings name a threshold, with what a former one holds of a move that is not
 * completed.
 */
const held = `
  select c.currency, total.held::text as held, c.balance_alarm::text as threshold, total.held < c.balance_alarm as "isLow"
  from settings s
  cross join currency_settings c
  left join balances b on b.account_id = s.safeguarding_control_account_id and b.currency = c.currency
  cross join lateral (select coalesce(b.amount, 0)
    + coalesce((select sum(m.held) from open_control_moves m where m.currency = c.currency), 0) as held) total
  where s.safeguarding_control_account_id is not null and c.balance_alarm is not null and c.safeguarded`;

/**
 * Raises an alarm for each currency in which the control account holds less than the settings say, and clears it once there is enough, or
 * once the settings name no amount or no account.
 * @returns the number of currencies with too little
 */
export async function watchControlAccount({ database, clock }: Context): Promise<number> {
  const { rows } = await database.raw<{ rows: Held[] }>(held);
  const now = clock.now();
  for (const { currency, isLow, ...details } of rows) {
    const message = `The safeguarding control account holds ${details.held} ${currency}, less than ${details.threshold} ${currency}.`;
    if (isLow) await raiseAlarm(database, { kind: 'safeguarding_balance', subject: currency, message, details }, now);
    else await clearAlarm(database, 'safeguarding_balance', currency, now);
  }
  const watched = rows.map(({ currency }) => currency);
  await clearUnwatched(database, 'safeguarding_balance', watched, now);
  return rows.filter(({ isLow }) => isLow).length;
}
