import type { Knex } from 'knex';
import type { TransferInput } from '../../domain/transfers/transferInput';
import type { AskedTransfer, TransferEnd } from '../../domain/transfers/transferRefusal';

interface End extends TransferEnd {
  readonly id: string;
}

/** What the database knows of a transfer that a user asks for. A disabled user holds no permission and no seat. */
export async function loadAskedTransfer(
  database: Knex,
  userId: string,
  isAdmin: boolean,
  { source, destination, shouldCharge }: TransferInput,
): Promise<AskedTransfer> {
  const person = await database('users')
    .where({ id: userId, enabled: true })
    .first<{ canUseTransfers: boolean; canTransferBetweenOrgs: boolean } | undefined>(
      'can_use_transfers as canUseTransfers',
      'can_transfer_between_orgs as canTransferBetweenOrgs',
    );
  const ends = await loadEnds(database, userId, person !== undefined, [source, destination]);
  return {
    isAdmin: isAdmin && person !== undefined,
    canUseTransfers: person?.canUseTransfers ?? false,
    canTransferBetweenOrgs: person?.canTransferBetweenOrgs ?? false,
    source: ends.find(({ id }) => id === source.toLowerCase()),
    destination: ends.find(({ id }) => id === destination.toLowerCase()),
    shouldCharge,
  };
}

function loadEnds(
  database: Knex,
  userId: string,
  isEnabled: boolean,
  accountIds: readonly string[],
): Promise<readonly End[]> {
  return database('accounts as account')
    .leftJoin('CurrencyCloudContacts as seat', (join) =>
      join.on('seat.account_id', 'account.id').andOnVal('seat.user_id', userId),
    )
    .whereIn('account.id', accountIds)
    .select<End[]>(
      'account.id as id',
      'account.org_id as organisationId',
      'account.is_approved as isApproved',
      'account.is_closed as isClosed',
      database.raw('account."tccAccountId" is not null as "isConnected"'),
      database.raw('seat.id is not null and ? as "hasSeat"', [isEnabled]),
    );
}
