import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { PaymentContent } from '../../domain/payments/content';
import { columnOf, storedFields, type EnteredFields, type InternalField } from '../../domain/payments/fields';
import { isCountryPermitted } from './countries';
import type { BeneficiariesRow, PaymentsRow } from './generated/tables';

/** The columns of a payment that are read under their own names, besides its content. */
type OwnColumn = 'id' | 'version' | 'status' | 'tccPaymentId' | 'uniqueRequestId' | 'createdById' | 'authRuleId';

/** A payment with the slice that it pays to, as the rules of `domain/payments` need it. */
export interface StoredPayment
  extends PaymentContent, Pick<EnteredFields, InternalField>, Pick<PaymentsRow, OwnColumn> {
  readonly beneficiaryId: BeneficiariesRow['id'];
  /** Whether the slice is the newest of a beneficiary that was not deleted. */
  readonly isSliceCurrent: boolean;
  /** Whether money may go to the payee's country and to that of its bank today. */
  readonly isCountryPermitted: boolean;
  /** Until when the rate of `heldRate` is held; null without one. */
  readonly rateHeldUntil: Date | null;
}

const select = `
  select p.id, p.version, p.status, p."tccPaymentId", p."uniqueRequestId", p."createdById", p."authRuleId", p."accountId",
    ${storedFields.map((name) => `p."${columnOf(name)}" as "${name}"`).join(', ')}, p."beneficiarySliceId",
    b.id as "beneficiaryId", s.tcc_beneficiary_id as "providerBeneficiaryId",
    maker.tcc_contact_id as "onBehalfOf",
    s.is_most_recent and b.enabled as "isSliceCurrent",
    ${isCountryPermitted('s')} as "isCountryPermitted",
    json_build_object('accountNumber', s."accountNumber", 'iban', s.iban, 'bicSwift', s."bicSwift",
      'routingCodeValue1', s."routingCodeValue1", 'routingCodeValue2', s."routingCodeValue2",
      'bankCountry', s."bankCountry", 'bankAccountHolderName', s."bankAccountHolderName") as bank,
    quote."expiresAt" as "rateHeldUntil",
    case when quote.id is not null then json_build_object('quoteId', quote.id, 'sellCurrency', quote."sellCurrency",
      'sellAmount', quote."clientSellAmount"::text, 'conversionDate', quote."conversionDate") end as "heldRate"
  from payments p
  join beneficiary_information_slice s on s.id = p."beneficiarySliceId"
  join beneficiaries b on b.id = s."beneficiaryId"
  left join quotes quote on quote.id = p."quoteId"
  left join "CurrencyCloudContacts" maker on maker.account_id = p."accountId" and maker.user_id = p."createdById"
  where p.id = ?`;

/** Locks first and joins afterwards: a joined row read before the lock could belong to the content before an edit. */
const lock = `
  select p.id from payments p
  where p.id = :id and p."accountId" = coalesce(:accountId::uuid, p."accountId")
    and exists (
      select from "CurrencyCloudContacts" seat join users person on person.id = seat.user_id
      where seat.account_id = p."accountId" and seat.user_id = :userId and person.enabled)
  for update of p`;

/**
 * Locks any payment until the end of the transaction and returns it, for administrators of the house.
 * @throws RuleError payment_not_found
 */
export async function lockAnyPayment(transaction: Knex.Transaction, id: string): Promise<StoredPayment> {
  await transaction('payments').where({ id }).forUpdate().first('id');
  const payment = await loadPayment(transaction, id);
  if (!payment) throw new RuleError('payment_not_found', 'paymentId');
  return payment;
}

/** The payment, or undefined. */
export async function loadPayment(database: Knex, id: string): Promise<StoredPayment | undefined> {
  const { rows } = await database.raw<{ rows: StoredPayment[] }>(select, [id]).options({ name: 'load_payment' });
  return rows[0];
}

/**
 * Locks a payment until the end of the transaction and returns it, if the user holds a seat on its account.
 * @param accountId finds the payment only on this account
 * @throws RuleError payment_not_found, also for a payment that the user may not see
 */
export async function lockPayment(
  transaction: Knex.Transaction,
  id: string,
  userId: string,
  accountId?: string,
): Promise<StoredPayment> {
  if (!isUuid(id)) throw new RuleError('payment_not_found', 'paymentId');
  const { rows } = await transaction
    .raw<{ rows: object[] }>(lock, { id, userId, accountId: accountId ?? null })
    .options({ name: 'lock_payment' });
  const payment = rows.length > 0 ? await loadPayment(transaction, id) : undefined;
  if (!payment) throw new RuleError('payment_not_found', 'paymentId');
  return payment;
}
