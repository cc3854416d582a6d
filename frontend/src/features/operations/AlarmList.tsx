import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { Details } from '../../ui/Details';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/formats';
import { formatInstant } from '../../ui/formatDate';
import type { OpenAlarm } from './operationsQuery';

/** The screen on which the cause of an alarm can be seen. */
const screens: Readonly<Record<string, string>> = {
  safeguarding_balance: paths.safeguarding,
  book_difference: paths.books,
  safeguarding_break: `${paths.safeguarding}?tab=reconciliation`,
};

/** The transfers of client money in a currency, where one that did not move to the control account is sent again. */
const transfersOf = (currency: string) => `${paths.safeguarding}?tab=transfers&currency=${currency}`;

/** What needs a person, the newest first. An alarm clears when its cause is gone. */
export function AlarmList({ alarms, count }: { alarms: readonly OpenAlarm[]; count: number }) {
  if (alarms.length === 0) return <EmptyState isLine>No alarm is raised.</EmptyState>;
  return (
    <>
      <Details
        items={alarms.map((alarm) => ({ label: formatInstant(alarm.raised_at), value: <Alarm alarm={alarm} /> }))}
      />
      {alarms.length < count && <p>{`The ${alarms.length} newest of ${formatCount(count)} alarms.`}</p>}
    </>
  );
}

/** Its sentence, as a link where there is a screen, with the last error of what is stuck. */
function Alarm({ alarm: { kind, message, details } }: { alarm: OpenAlarm }) {
  const { error, lastError, currency } = details as Partial<
    Readonly<Record<'error' | 'lastError' | 'currency', string>>
  >;
  const cause = error ?? lastError;
  const to = kind === 'safeguarding_break' && currency ? transfersOf(currency) : screens[kind];
  return (
    <>
      {to ? <Link to={to}>{message}</Link> : message}
      {cause && <div>{cause}</div>}
    </>
  );
}
