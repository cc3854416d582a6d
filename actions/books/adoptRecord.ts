import type { Knex } from 'knex';
import { payeeText } from '../../domain/books/compare';
import { contentFields } from '../../domain/payments/content';
import { pickFields } from '../../domain/payments/fields';
import { RuleError } from '../../domain/errors';
import { isSafeguardedCurrency } from '../../domain/safeguarding/currencies';
import { isSafeguarding } from '../../domain/statements/statementEntries';
import { isUuid } from '../../domain/text';
import { conversionsMirror } from '../conversions/conversionsMirror';
import { findFailedMove, type MoveEnds } from '../database/controlMoves';
import { holdControlAccount } from '../database/safeguardedMoney';
import { takeReadings } from '../mirrors/mirror';
import { enteredFields } from '../payments/livePayment';
import { paymentsMirror } from '../payments/paymentsMirror';
import { shortReference } from '../payments/storePayment';
import type { ProviderConversion, ProviderPayment, ProviderTransfer } from '../provider/records';
import { derivedId } from '../runtime/derivedId';
import type { RuntimeContext } from '../runtime/context';
import { transfersMirror } from '../transfers/transfersMirror';
import type { StoredDifference } from './storedDifference';

/** Our row of a record that the provider made. */
interface Adoption<Kind> {
  readonly record: Kind;
  readonly accountId: string;
  /** Who proposed the adoption: the row has no other maker. */
  readonly createdById: string;
  /** The id of our row. */
  readonly id: string;
  readonly now: Date;
}

/**
 * Creates our row of a payment, transfer or conversion that stands at the provider only, with its id there and its key, and lets it follow the
 * reading. No fee is charged and no authorisation asked for: it has happened.
 * A transfer of client money to or from safeguarding becomes one here, and changes what stands safeguarded once it is completed. One that brings what a
 * move of the control account failed to bring belongs to that move.
 * @throws RuleError difference_payee_unknown, and resolution_not_possible for a transfer with an end that is no account of ours, or of client money
 *   in a currency that is not safeguarded or between two accounts of the house
 */
export async function adoptRecord(
  transaction: Knex.Transaction,
  { newId, clock }: Pick<RuntimeContext, 'newId' | 'clock'>,
  { kind, found, account_id: accountId }: StoredDifference,
  createdById: string,
): Promise<void> {
  if (!found || !accountId || kind === 'movement' || kind === 'charge') {
    throw new RuleError('resolution_not_possible', 'resolution');
  }
  const adoption = { record: found as never, accountId, createdById, id: newId(), now: clock.now() };
  await adopt[kind](transaction, adoption);
}

/** The key under which a client that repeats its request finds the record; of a record without one, a key of its own. */
const keyOf = ({ id, unique_request_id }: { readonly id: string; readonly unique_request_id: string | null }): string =>
  unique_request_id ?? derivedId('adopted', id);

const adopt = {
  payment: async (transaction: Knex.Transaction, { record, accountId, ...own }: Adoption<ProviderPayment & Paid>) => {
    const { id, createdById, now } = own;
    const ofAccount = transaction('accounts').where({ id: accountId }).select('org_id');
    const organisation = await transaction('organisations')
      .where('id', 'in', ofAccount)
      .first('authorisation_currency');
    await transaction('payments').insert({
      id,
      shortReference: shortReference(id, now),
      uniqueRequestId: keyOf(record),
      accountId,
      createdById,
      status: 'new',
      ...contentValues(record),
      beneficiarySliceId: await sliceOf(transaction, accountId, record),
      authorisationCurrency: organisation?.authorisation_currency ?? record.currency,
      createdAt: record.created_at,
    });
    await transaction('payments').where({ id }).update({ status: 'processing' });
    await transaction('payments').where({ id }).update({ tccPaymentId: record.id });
    await takeReadings(transaction, paymentsMirror, [{ reading: record, accountId }]);
  },
  transfer: async (transaction: Knex.Transaction, { record, ...own }: Adoption<ProviderTransfer>) => {
    const { id, createdById } = own;
    if (isSafeguarding(record)) await holdControlAccount(transaction);
    const ends = [record.source_account_id, record.destination_account_id];
    const accounts = await transaction('accounts').whereIn('tccAccountId', ends).select('id', 'tccAccountId');
    const [source, destination] = ends.map((end) => accounts.find(({ tccAccountId }) => tccAccountId === end)?.id);
    if (!source || !destination) throw new RuleError('resolution_not_possible', 'resolution');
    const [key, currency] = [keyOf(record), record.currency];
    const row = {
      sourceAccountId: source,
      destinationAccountId: destination,
      amount: record.amount,
      reason: record.reason ?? '',
      status: 'pending' as const,
      tccTransferId: record.id,
      createdById,
      createdAt: record.created_at,
    };
    if (isSafeguarding(record)) {
      if (!isSafeguardedCurrency(currency)) throw new RuleError('resolution_not_possible', 'resolution');
      // Its key is the id of its row, where it was made here.
      const made = { currency, id: isUuid(key) ? key : id, moveId: await moveOf(transaction, row, currency) };
      await transaction('safeguarding_transfers').insert({ ...row, ...made });
    } else {
      await transaction('transfers').insert({ ...row, currency, id, uniqueRequestId: key, shouldCharge: false });
    }
    await takeReadings(transaction, transfersMirror, [{ reading: record, accountId: own.accountId }]);
  },
  conversion: async (transaction: Knex.Transaction, { record, accountId, ...own }: Adoption<ProviderConversion>) => {
    await transaction('conversions').insert({
      id: own.id,
      account_id: accountId,
      uniqueRequestId: keyOf(record),
      tccConversionId: record.id,
      createdById: own.createdById,
      createdAt: record.created_at,
    });
    await takeReadings(transaction, conversionsMirror, [{ reading: record, accountId }]);
  },
};

/**
 * The move of the control account that failed to bring what a transfer brings; null for a transfer of a client's money.
 * @throws RuleError resolution_not_possible for another transfer between two accounts of the house
 */
async function moveOf(
  transaction: Knex.Transaction,
  { sourceAccountId, destinationAccountId }: Omit<MoveEnds, 'currency'>,
  currency: string,
): Promise<string | null> {
  const move = await findFailedMove(transaction, { sourceAccountId, destinationAccountId, currency });
  if (move) return move.moveId;
  const clients = await transaction('accounts')
    .whereIn('id', [sourceAccountId, destinationAccountId])
    .where({ isHouseAccount: false })
    .pluck('id');
  if (clients.length === 0) throw new RuleError('resolution_not_possible', 'resolution');
  return null;
}

/** The content of a payment as the provider holds it, without the conversion that it is paid from, which may be unknown here. */
function contentValues(record: ProviderPayment) {
  const isPriority = record.payment_type === 'priority';
  const names = contentFields.filter((name) => name !== 'conversionId');
  return pickFields(names, {
    ...enteredFields(record),
    paymentDate: record.payment_date.slice(0, 10),
    paymentType: isPriority ? 'priority' : 'regular',
    chargeType: isPriority ? chargeTypeOf(record.charge_type) : null,
    invoiceDate: record.invoice_date?.slice(0, 10),
  });
}

const chargeTypeOf = (text: string | null) => (text === 'ours' || text === 'shared' ? text : null);

/** The payee of a payment, as the comparison read it. */
interface Paid {
  readonly payee: Readonly<Record<string, string | null>> | null;
}

type Slice = Readonly<Record<'iban' | 'accountNumber' | 'routingCodeValue1' | 'bicSwift' | 'sentTo', string | null>> & {
  readonly id: string;
};

/** The newest slice of the account's beneficiaries that the payment was sent to, or that has the bank details of its payee. */
async function sliceOf(
  transaction: Knex.Transaction,
  accountId: string,
  { beneficiary_id: sentTo, payee, currency }: ProviderPayment & Paid,
): Promise<string> {
  const { rows: slices } = await transaction.raw<{ rows: Slice[] }>(
    `select slice.id, slice.tcc_beneficiary_id as "sentTo", slice.iban, slice."accountNumber", slice."routingCodeValue1", slice."bicSwift"
     from beneficiary_information_slice slice join beneficiaries b on b.id = slice."beneficiaryId"
     where b.account_id = ? and slice.currency = ? order by slice.is_most_recent desc, slice."createdAt" desc`,
    [accountId, currency],
  );
  const paid = payee && payeeText(payee);
  const found =
    slices.find((slice) => slice.sentTo === sentTo) ?? slices.find((slice) => payeeText({ ...slice }) === paid);
  if (!found) throw new RuleError('difference_payee_unknown', 'resolution');
  return found.id;
}
