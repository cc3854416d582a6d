import type { Knex } from 'knex';
import { findFailedMove } from '../database/controlMoves';
import { isSafeguardedNow } from '../database/currencySettings';
import { safeguardedIn } from '../database/safeguardedMoney';
import type { AskedSafeguarding, SafeguardingEnd } from '../../domain/safeguarding/transferRefusal';
import type { SafeguardingTransferInput } from '../../domain/safeguarding/transferInput';

type Asked = Pick<SafeguardingTransferInput, 'sourceAccountId' | 'destinationAccountId' | 'currency' | 'amount'>;

interface End extends SafeguardingEnd {
  readonly id: string;
}

const ends = `
  select a.id, a.is_approved as "isApproved", a.is_closed as "isClosed", a."tccAccountId" is not null as "isConnected",
    a.safeguarding_enabled as "isSafeguarded", a.id = (select safeguarding_control_account_id from settings) is true as "isControl"
  from accounts a
  where a.id = any(:ids)`;

/** The most that may leave a client's wallet: what it holds, less what is on its way out. */
const inWallet = `
  select (coalesce((select amount from balances where account_id = :account and currency = :currency), 0)
    - leaving_wallet(:account, :currency))::text as available`;

/** The most that may come back to a client: what stands safeguarded, less what is on its way back. */
const onControl = `
  select (${safeguardedIn(':currency', 'accounts')}
    - coalesce((select sum(amount) from safeguarding_transfers
        where "destinationAccountId" = :account and currency = :currency and status = 'pending'), 0))::text as available
  from accounts where id = :account`;

/** What the database knows of a safeguarding transfer that an administrator asks for. The caller holds the locks on both accounts. */
export async function loadAskedSafeguarding(database: Knex, asked: Asked): Promise<AskedSafeguarding> {
  const { sourceAccountId, destinationAccountId, currency, amount } = asked;
  const { rows } = await database.raw<{ rows: End[] }>(ends, { ids: [sourceAccountId, destinationAccountId] });
  const source = rows.find(({ id }) => id === sourceAccountId.toLowerCase());
  const destination = rows.find(({ id }) => id === destinationAccountId.toLowerCase());
  const move = await findFailedMove(database, asked);
  const available = move?.amount ?? (await availableFor(database, asked, source?.isControl === true));
  const isMoving = await isOnItsWay(database, currency);
  const isCurrencySafeguarded = await isSafeguardedNow(database, currency);
  return { source, destination, amount, available, isMoving, isCurrencySafeguarded, moveId: move?.moveId ?? null };
}

async function availableFor(database: Knex, asked: Asked, isBack: boolean): Promise<string> {
  const { sourceAccountId, destinationAccountId, currency } = asked;
  const [query, account] = isBack ? [onControl, destinationAccountId] : [inWallet, sourceAccountId];
  const found = await database.raw<{ rows: { available: string }[] }>(query, { account, currency });
  return found.rows[0]?.available ?? '0';
}

/** Whether a move of the control account has not brought the currency to the account of now. */
async function isOnItsWay(database: Knex, currency: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: object[] }>('select from open_control_moves where currency = ? limit 1', [
    currency,
  ]);
  return rows.length > 0;
}
