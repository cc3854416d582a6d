import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { correctionNarrative } from '../../domain/charges/narrative';
import { difference, exceeds } from '../../domain/money/amount';
import { lockCharge } from '../charges/lockCharge';
import { recordCharges, type DueCharge } from '../database/recordCharge';
import type { RuntimeContext } from '../runtime/context';
import { derivedId } from '../runtime/derivedId';
import type { ChargesRow } from '../database/generated/tables';
import type { StoredRecomputation } from './recomputeCharges';
import type { StoredDifference } from './storedDifference';

/**
 * Books what makes up for a charge that was recorded with another amount than it comes to: a further charge, or a credit, which is a charge from the account
 * that collects to the one that pays. It is pending, and taken as any other charge. The corrected charge stays as it is (docs/decisions/101).
 * @throws RuleError resolution_not_possible: the charge was not taken, or is corrected to this amount already
 */
export async function correctCharge(
  transaction: Knex.Transaction,
  context: Pick<RuntimeContext, 'newId' | 'clock'>,
  stored: StoredDifference,
  note: string,
): Promise<void> {
  const found = stored.found as unknown as StoredRecomputation;
  const due = found.due ?? (await correctionOf(transaction, stored, found, note));
  const recorded = await recordCharges(transaction, context, [due]);
  if (recorded === 0) throw new RuleError('resolution_not_possible', 'resolution');
}

async function correctionOf(
  transaction: Knex.Transaction,
  { our_id: id, expected }: StoredDifference,
  found: StoredRecomputation,
  note: string,
): Promise<DueCharge> {
  const charge = await lockCharge(transaction, id ?? '');
  if (charge.status !== 'completed') throw new RuleError('resolution_not_possible', 'resolution');
  const { amount: recorded } = expected as unknown as { readonly amount: string };
  const { amount: right, type, reason, computed, days } = found;
  const isCredit = exceeds(recorded, right);
  return {
    id: derivedId('correction', charge.id, difference(right, '0')),
    ...endsOf(charge, isCredit),
    accountId: charge.main_account_id,
    corrects_charge_id: charge.id,
    corrected_amount: right,
    narrative: correctionNarrative(isCredit ? 'credit' : 'further', charge.narrative),
    inputs: { type: 'correction', of: type, chargeId: charge.id, recorded, right, reason, note, computed, days },
  };
}

/** A credit goes the way back. */
const endsOf = ({ source_account_id: payer, destination_account_id: collector }: ChargesRow, isCredit: boolean) =>
  isCredit
    ? { sourceAccountId: collector, destinationAccountId: payer }
    : { sourceAccountId: payer, destinationAccountId: collector };
