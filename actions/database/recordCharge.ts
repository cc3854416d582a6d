import type { Knex } from 'knex';
import { chargeBase, chargeTypeOf, type ChargeInputs } from '../../domain/charges/base';
import { invariant } from '../../domain/invariant';
import { equals } from '../../domain/money/amount';
import type { RuntimeContext } from '../runtime/context';
import { derivedId } from '../runtime/derivedId';
import type { ChargesRow } from './generated/tables';

type What = 'payment_id' | 'transfer_id' | 'tcc_transaction_id' | 'month' | 'corrects_charge_id' | 'corrected_amount';

/** A charge that fell due, with what its base amount is computed from. */
export interface DueCharge extends Partial<Pick<ChargesRow, What>> {
  /** The id of a fee of a user's act, where it follows from the act's key, and of a correction. */
  readonly id?: string;
  /** The account that the charge is for. */
  readonly accountId: string;
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
  readonly narrative: string;
  /** What the base amount is computed from. Further fields are kept as evidence. */
  readonly inputs: ChargeInputs;
}

/**
 * Records charges as pending, each with its derivation, in the transaction of what they are for (specification, part two, section 7;
 * `docs/decisions/072`). An amount of zero is not charged; what was charged before is not charged again.
 * @returns how many were recorded
 */
export async function recordCharges(
  transaction: Knex.Transaction,
  context: Pick<RuntimeContext, 'newId' | 'clock'>,
  due: readonly DueCharge[],
): Promise<number> {
  const now = context.clock.now();
  const charges = due
    .map((charge) => ({ ...charge, id: idOf(context, charge), base: chargeBase(charge.inputs) }))
    .filter(({ base }) => !equals(base.amount, '0'));
  if (charges.length === 0) return 0;
  const recorded = transaction('charges')
    .insert(charges.map((charge) => chargeColumns(charge, now)))
    .onConflict()
    .ignore()
    .returning('id');
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `with recorded as (?)
     insert into charge_derivations (charge_id, inputs, steps, "createdAt")
     select due.charge_id, due.inputs, due.steps, ?::timestamptz
     from unnest(?::uuid[], ?::jsonb[], ?::jsonb[]) as due (charge_id, inputs, steps)
     join recorded on recorded.id = due.charge_id
     returning charge_id`,
    [recorded, now, ...derivationArrays(charges)],
  );
  return rows.length;
}

/**
 * The id, which is the charge's key at the provider. It follows from what the charge is for: one that is recorded again after the database
 * was taken back has the key of the first, and its transfer is found (docs/decisions/096).
 */
function idOf({ newId }: Pick<RuntimeContext, 'newId'>, charge: DueCharge): string {
  return charge.id ?? ((charge.tcc_transaction_id ?? charge.month) ? chargeIdOf(charge) : newId());
}

/** The id of a charge that a schedule records: for a month, or for a movement. */
export const chargeIdOf = ({ tcc_transaction_id, month, accountId, inputs }: DueCharge): string =>
  derivedId('charge', inputs.type, accountId, tcc_transaction_id ?? month ?? '');

/** A charge with its id and its base amount. */
interface BasedCharge extends DueCharge {
  readonly id: string;
  readonly base: ReturnType<typeof chargeBase>;
}

function chargeColumns(
  { accountId, sourceAccountId, destinationAccountId, inputs, base, ...charge }: BasedCharge,
  now: Date,
) {
  return {
    ...charge,
    created_at: now,
    type: chargeTypeOf(inputs),
    status: 'pending' as const,
    amount: base.amount,
    amounts: JSON.stringify({ [base.currency]: base.amount }),
    currency: base.currency,
    tariff_id: 'tariff' in inputs ? inputs.tariff.id : null,
    main_account_id: accountId,
    source_account_id: sourceAccountId,
    destination_account_id: destinationAccountId,
  };
}

const derivationArrays = (charges: readonly BasedCharge[]) => [
  charges.map(({ id }) => id),
  charges.map(({ inputs }) => JSON.stringify(inputs)),
  charges.map(({ base }) => JSON.stringify(base.steps)),
];

/** The same for one fee of an act of a user, which cannot have been charged before. */
export async function recordCharge(
  transaction: Knex.Transaction,
  context: Pick<RuntimeContext, 'newId' | 'clock'>,
  due: DueCharge,
): Promise<void> {
  const recorded = await recordCharges(transaction, context, [due]);
  invariant(recorded === 1, 'a fee that is due is recorded');
}
