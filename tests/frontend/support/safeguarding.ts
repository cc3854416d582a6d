import { fakeIdentity, maker } from './fakeIdentity';
import { renderPortal, serveSession } from './renderPortal';
import { onQuery } from './server';

export const [clientId, controlId, organisationId] = [1, 2, 3].map(
  (digit) => `${digit}1111111-1111-4111-8111-111111111111`,
) as [string, string, string];

const client = {
  __typename: 'accounts',
  id: clientId,
  name: 'Aldgate Trading',
  organisation: { __typename: 'organisations', id: organisationId, name: 'Aldgate' },
};

/** The client's position in pounds; the required amount is that of its parts. */
export const position = (change: object = {}) => ({
  __typename: 'safeguarding_positions',
  account_id: clientId,
  currency: 'GBP',
  day: '2026-11-23',
  balance: '700.00',
  safeguarded_amount: '300.00',
  pending_amount: '20.00',
  overdue_amount: '10.00',
  today_amount: '40.00',
  tomorrow_amount: '50.00',
  this_week_amount: '60.00',
  conversions_amount: '100.00',
  required_amount: '800.00',
  suggested_transfer: '480.00',
  top_payments: [],
  account: client,
  ...change,
});

const sums = (safeguarded: string) => ({
  __typename: 'safeguarding_positions_aggregate',
  aggregate: {
    __typename: 'safeguarding_positions_aggregate_fields',
    count: 1,
    sum: {
      __typename: 'safeguarding_positions_sum_fields',
      safeguarded_amount: safeguarded,
      required_amount: '800.00',
      suggested_transfer: '480.00',
    },
  },
});

/** What the control account holds in pounds, below what an alarm is raised, and what has not moved from a former one. */
interface Control {
  readonly held: string;
  readonly alarm: string | null;
  readonly moves?: readonly object[];
}

/** Serves what every part of the page reads. */
export function serveSafeguarding({ held, alarm, moves = [] }: Control = { held: '300.00', alarm: null }): void {
  serveSession();
  const balances = [{ __typename: 'balances', id: 'b1', currency: 'GBP', amount: held }];
  const control = { __typename: 'accounts', id: controlId, name: 'Safeguarding control', balances };
  const settings = {
    __typename: 'settings',
    id: 1,
    safeguardingControlAccount: control,
    safeguarding_gbp_balance_alarm: alarm,
    safeguarding_eur_balance_alarm: null,
    safeguarding_usd_balance_alarm: null,
  };
  const totals = { GBP: sums('300.00'), EUR: sums('0.00'), USD: sums('0.00') };
  onQuery('safeguardingTotals', { ...totals, settings: [settings], open_control_moves: moves });
  onQuery('safeguardingDays', { safeguarding_days: [] });
  onQuery('SafeguardingControl', { settings: [settings] });
  onQuery('AccountChoices', { found: [client], selected: [client] });
}

/** Opens an address of safeguarding as a super admin. It is 10:00 on 23 November 2026. */
export const openSafeguarding = (query = '') =>
  renderPortal(`/admin/safeguarding${query}`, fakeIdentity({ ...maker, isAdmin: true }));
