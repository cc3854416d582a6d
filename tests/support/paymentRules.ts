import type { Knex } from 'knex';
import { isoDateOf } from '../../domain/isoDate';
import { closedBecause } from '../../local/provider/reference/calendar';
import { demoId } from '../../seeds/demo/demoId';
import { roleId } from '../../seeds/demo/organisations';
import { whileChanged } from './whileChanged';

/** Aldgate's rule for payments above a thousand pounds. */
export const ruleOfOne = demoId('rule aldgate 1000');

/** Runs the work while Aldgate's rule for one approval asks for that of a maker, which creating a payment gives. */
export const whileMakersApprove = <T>(database: Knex, work: () => Promise<T>): Promise<T> =>
  whileChanged(
    database,
    {
      table: 'organisation_payment_auth_rule',
      where: { id: ruleOfOne },
      change: { payment_creator_can_satisfy_rule: true },
    },
    () =>
      whileChanged(
        database,
        {
          table: 'payment_auth_rule_role',
          where: { auth_rule_id: ruleOfOne },
          change: { role_id: roleId('maker') },
        },
        work,
      ),
  );

/** A weekday in some days on which the banks of Britain are closed, so that the provider rejects a payment for it. */
export function bankHoliday(): string {
  const days = Array.from({ length: 400 }, (_, index) => new Date(Date.now() + (index + 10) * 86_400_000));
  const isHoliday = (day: Date) => day.getUTCDay() % 6 !== 0 && closedBecause(isoDateOf(day), 'GBP') !== undefined;
  return isoDateOf(days.find(isHoliday)!);
}
