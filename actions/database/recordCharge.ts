import type { Knex } from 'knex';
import type { RuntimeContext } from '../runtime/context';
import type { FeeTerms, FeeType } from './feeTerms';
import type { ChargesRow } from './generated/tables';

/** A fee that falls due with an act of a user, in pounds. */
export interface DueCharge extends Partial<Pick<ChargesRow, 'payment_id' | 'transfer_id'>> {
  readonly type: FeeType;
  readonly amount: string;
  readonly narrative: string;
  /** The account that the fee is for. */
  readonly accountId: string;
  readonly terms: FeeTerms;
  /** The price of the tariff that it is. */
  readonly basis: string;
  /** What the price was found with, for the derivation. */
  readonly inputs: object;
}

/**
 * Records a fee as a pending charge in pounds, with its derivation, in the transaction of what it is for (specification, part two,
 * section 7).
 */
export async function recordCharge(
  transaction: Knex.Transaction,
  context: Pick<RuntimeContext, 'newId' | 'clock'>,
  { accountId, terms, basis, inputs, ...charge }: DueCharge,
): Promise<void> {
  const { amount } = charge;
  const id = context.newId();
  const now = context.clock.now();
  await transaction('charges').insert({
    ...charge,
    id,
    created_at: now,
    status: 'pending',
    amounts: JSON.stringify({ GBP: amount }),
    currency: 'GBP',
    tariff_id: terms.tariffId,
    main_account_id: accountId,
    source_account_id: terms.sourceAccountId,
    destination_account_id: terms.destinationAccountId,
  });
  await transaction('charge_derivations').insert({
    charge_id: id,
    inputs: JSON.stringify(inputs),
    steps: JSON.stringify([{ step: basis, amount, currency: 'GBP' }]),
    createdAt: now,
  });
}
