import type { Knex } from 'knex';

/** Whose draft of which form: a user has one on an account. */
export interface DraftOwner {
  readonly userId: string;
  readonly accountId: string;
}

/** Deletes the user's draft on the account, if it is of the form with this query. */
export async function removeDraft(
  transaction: Knex.Transaction,
  { userId, accountId }: DraftOwner,
  search: string,
): Promise<void> {
  await transaction('payment_drafts').where({ user_id: userId, account_id: accountId, search }).delete();
}
