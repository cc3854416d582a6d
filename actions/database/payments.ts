import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import type { PaymentContent } from '../../domain/payments/content';
import type { PaymentStatus } from '../../domain/payments/transitions';

/** A payment with the slice it pays to, as the rules need it. */
export interface StoredPayment extends PaymentContent {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly tccPaymentId: string | null;
  readonly uniqueRequestId: string;
  readonly createdById: string;
  readonly authRuleId: string | null;
  readonly conversionId: string | null;
  readonly invoiceNumber: string | null;
  readonly invoiceDate: string | null;
  readonly beneficiaryId: string;
  readonly providerBeneficiaryId: string | null;
  /** The slice is the newest of a beneficiary that was not deleted. */
  readonly isSliceCurrent: boolean;
}

const select = `
  select p.id, p.status, p."tccPaymentId", p."uniqueRequestId", p."createdById", p."authRuleId", p."accountId",
    p.amount, p.currency, p."paymentDate", p."paymentType", p."chargeType", p.reason, p.reference, p."purposeCode",
    p."ultimateBeneficiaryName", p."beneficiarySliceId", p."tccConversionId" as "conversionId", p."invoiceNumber",
    p."invoiceDate", b.id as "beneficiaryId", b.tcc_beneficiary_id as "providerBeneficiaryId",
    s.is_most_recent and b.enabled as "isSliceCurrent",
    json_build_object('accountNumber', s."accountNumber", 'iban', s.iban, 'bicSwift', s."bicSwift",
      'routingCodeValue1', s."routingCodeValue1", 'routingCodeValue2', s."routingCodeValue2",
      'bankCountry', s."bankCountry", 'bankAccountHolderName', s."bankAccountHolderName") as bank
  from payments p
  join beneficiary_information_slice s on s.id = p."beneficiarySliceId"
  join beneficiaries b on b.id = s."beneficiaryId"`;

/** The payment, or undefined. */
export async function loadPayment(database: Knex, id: string): Promise<StoredPayment | undefined> {
  const { rows } = await database.raw<{ rows: StoredPayment[] }>(`${select} where p.id = ?`, [id]);
  return rows[0];
}

/**
 * The payment under a lock for the rest of the transaction, if it lies on an account where the person holds a seat.
 * @param accountId only on this account
 * @throws RuleError payment_not_found, the same for a foreign and an absent id
 */
export async function lockPayment(
  transaction: Knex.Transaction,
  id: string,
  userId: string,
  accountId?: string,
): Promise<StoredPayment> {
  if (!isUuid(id)) throw new RuleError('payment_not_found', 'paymentId');
  const { rows } = await transaction.raw<{ rows: StoredPayment[] }>(
    `${select}
     where p.id = :id and p."accountId" = coalesce(:accountId::uuid, p."accountId")
       and exists (
         select from "CurrencyCloudContacts" seat join users person on person.id = seat.user_id
         where seat.account_id = p."accountId" and seat.user_id = :userId and person.enabled)
     for update of p`,
    { id, userId, accountId: accountId ?? null },
  );
  const payment = rows[0];
  if (!payment) throw new RuleError('payment_not_found', 'paymentId');
  return payment;
}
