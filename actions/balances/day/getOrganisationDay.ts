import { object, string } from '../../../domain/yup';
import type { DayFlow } from '../../../domain/balances/day/dayFlow';
import { dayFlows } from '../../../domain/balances/day/dayFlows';
import { movesOf } from '../../../domain/balances/day/moves';
import { walletDay, type Wallet, type WalletDay } from '../../../domain/balances/day/walletDay';
import { RuleError } from '../../../domain/errors';
import { londonDay } from '../../../domain/londonTime';
import { messages } from '../../../domain/messages';
import { isUuid } from '../../../domain/uuid';
import { administers } from '../../database/administers';
import type { Context } from '../../provider/context';
import type { GetOrganisationDayInput, GetOrganisationDayOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { loadDay, maxOfKind, type LoadedDay } from './loadDay';

const schema = object({ orgId: string().required(messages.fields.required) }).noUnknown();

/**
 * Today, in London, of an organisation's accounts as it would go: what each holds, what comes in and goes out, where money is missing, and which account could
 * help out (decision 077). For administrators of the organisation.
 * @throws RuleError invalid_input, organisation_not_found
 */
export async function getOrganisationDay(
  input: GetOrganisationDayInput,
  session: Session,
  { database, clock }: Context,
): Promise<GetOrganisationDayOutput> {
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
}

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
