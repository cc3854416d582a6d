import { object, string } from '../../../domain/yup';
import type { DayFlow } from '../../../domain/balances/day/dayFlow';
import { dayFlows } from '../../../domain/balances/day/dayFlows';
import { movesOf } from '../../../domain/balances/day/moves';
import { walletDay, type Wallet, type WalletDay } from '../../../domain/balances/day/walletDay';
import { RuleError } from '../../../domain/errors';
import { londonDay } from '../../../domain/londonTime';
import { messages } from '../../../domain/messages';
import { isUuid } from '../../../domain/text';
import { administers } from '../../database/administers';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { loadDay, maxOfKind, type LoadedDay } from './loadDay';

const schema = object({ orgId: string().required(messages.fields.required) }).noUnknown();

/**
 * Today, in London, of an organisation's accounts as it would go: what each holds, what comes in and goes out, where money is missing, and which account could
 * help out (decision 077). For administrators of the organisation.
 * @throws RuleError invalid_input, organisation_not_found
 */
export const getOrganisationDay = defineAction({
  name: 'getOrganisationDay',
  roles: ['org_admin'],
  scope: null,
  sdl: `
    type Query {
      """
      Today of an organisation's accounts as it would go, with what could be moved between them. For its administrators.
      """
      getOrganisationDay(orgId: uuid!): OrganisationDay!
    }

    type OrganisationDay {
      """The day in London, as YYYY-MM-DD."""
      day: String!
      """Whether there is more than was read."""
      isPartial: Boolean!
      wallets: [WalletDay!]!
      moves: [DayMove!]!
    }

    """The day of an account in a currency."""
    type WalletDay {
      accountId: uuid!
      accountName: String!
      currency: String!
      opening: String!
      in: String!
      out: String!
      closing: String!
      """The least that it holds at any point of the day."""
      lowest: String!
      """
      The place among the flows of the first one that leaves less than nothing; null where the money is enough.
      """
      shortAtFlow: Int
      flows: [PlannedDayFlow!]!
    }

    """Money that comes in or goes out, in the order of the day."""
    type PlannedDayFlow {
      kind: String!
      id: uuid!
      name: String!
      """Negative where it goes out."""
      amount: String!
      """
      Until when the money must be there, in ISO 8601; null where there is no such time.
      """
      cutOff: String
      """What the account holds after it."""
      balance: String!
    }

    """Money that one account can spare all day and another one needs."""
    type DayMove {
      currency: String!
      fromAccountId: uuid!
      toAccountId: uuid!
      amount: String!
    }
  `,
  handler: async (input, session, { database, clock }) => {
    const { orgId } = await parseDeclared(schema, input);
    if (!isUuid(orgId) || !(await administers(database, session, orgId))) {
      throw new RuleError('organisation_not_found', 'orgId');
    }
    const day = londonDay(clock.now());
    const loaded = await loadDay(database, orgId);
    const flows = dayFlows({ ...loaded, accountIds: loaded.accounts.map(({ id }) => id) }, day);
    const wallets = walletsOf(loaded.wallets, flows).map((wallet) => walletDay(wallet, flows.filter(isOf(wallet))));
    const isPartial = [loaded.payments, loaded.conversions, loaded.pending, loaded.transfers].some(
      ({ length }) => length === maxOfKind,
    );
    return { day, isPartial, wallets: wallets.map((wallet) => shown(wallet, loaded)), moves: [...movesOf(wallets)] };
  },
});

const isOf = (wallet: Wallet) => (flow: DayFlow) =>
  flow.accountId === wallet.accountId && flow.currency === wallet.currency;

/** Those with a balance, and those of currencies that the account never held. */
function walletsOf(held: readonly Wallet[], flows: readonly DayFlow[]): readonly Wallet[] {
  const isHeld = (flow: DayFlow) => held.some((wallet) => isOf(wallet)(flow));
  const others = flows
    .filter((flow) => !isHeld(flow))
    .map(({ accountId, currency }) => ({ accountId, currency, opening: '0' }));
  return [...held, ...new Map(others.map((wallet) => [`${wallet.accountId} ${wallet.currency}`, wallet])).values()];
}

function shown({ flows, shortAt, ...wallet }: WalletDay, { accounts, names }: LoadedDay) {
  return {
    ...wallet,
    accountName: accounts.find(({ id }) => id === wallet.accountId)?.name ?? '',
    shortAtFlow: shortAt ? flows.indexOf(shortAt) : null,
    flows: flows.map(({ kind, id, amount, atMs, balance }) => ({
      kind,
      id,
      amount,
      balance,
      name: names.get(id) ?? '',
      cutOff: atMs === null ? null : new Date(atMs).toISOString(),
    })),
  };
}
