import { Link } from 'react-router-dom';
import { useMayOpen } from '../../session/PortalContext';
import { paths } from '../../session/paths';
import type { AccountSummary } from '../../session/sessionUser';
import { paymentsSearch } from '../../shared/payments/paymentsSearch';
import { addressOf } from '../../shared/searchParams';
import { useDashboardCounts, type Counts } from './dashboardCounts';
import classes from './DashboardCounts.module.css';
import { formatCount } from '../../ui/formats';

interface Figure {
  readonly name: keyof Counts;
  readonly label: string;
  /** The route of the list of the counted records, and its address with the filter set. */
  readonly list: string;
  readonly to?: string;
}

const figures: readonly Figure[] = [
  { name: 'toAuthorise', label: 'Payments to authorise', list: paths.authorisations },
  {
    name: 'failedPayments',
    label: 'Payments failed since your last visit',
    list: paths.payments,
    to: addressOf(paths.payments, paymentsSearch, { status: 'failed' }),
  },
  {
    name: 'pendingTransactions',
    label: 'Transactions pending',
    list: paths.transactions,
    to: `${paths.transactions}?status=pending`,
  },
  {
    name: 'completedTransactions',
    label: 'Transactions completed today',
    list: paths.transactions,
    to: `${paths.transactions}?status=completed`,
  },
  { name: 'paymentsToday', label: 'Payments created today', list: paths.payments },
  { name: 'conversionsToday', label: 'Conversions created today', list: paths.conversions },
];

/** Six counts of the account. They link to the lists of the counted records, if the user may open all of these. */
export function DashboardCounts({ account }: { account: AccountSummary }) {
  const counts = useDashboardCounts(account.id);
  const mayOpen = useMayOpen();
  const areLinks = figures.every(({ list }) => mayOpen(list));
  return (
    <section aria-label={`${account.name} at a glance`}>
      <ul className={classes.figures} aria-busy={!counts}>
        {figures.map((figure) => (
          <li key={figure.name}>
            <FigureText {...figure} isLink={areLinks} count={counts?.[figure.name]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FigureProps extends Figure {
  isLink: boolean;
  count: number | undefined;
}

function FigureText({ name, label, list, to = list, isLink, count }: FigureProps) {
  const content = (
    <>
      <span className={classes.count} data-urgent={name === 'toAuthorise' && Boolean(count)}>
        {count === undefined ? '–' : formatCount(count)}
      </span>{' '}
      <span className={classes.label}>{label}</span>
    </>
  );
  return isLink ? <Link to={to}>{content}</Link> : <span>{content}</span>;
}
