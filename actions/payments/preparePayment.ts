import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { normaliseAmount, roundAmount } from '../../domain/money/amount';
import type { EnteredMoney } from '../../domain/money/currencyOffer';
import { convertAtRate } from '../../domain/money/storedRate';
import { applicableRule, refusalByLimit, type AuthorisationRule } from '../../domain/payments/authorisation';
import { contentFields, type PaymentContent } from '../../domain/payments/content';
import {
  columnOf,
  internalFields,
  pickFields,
  storedFields,
  type EnteredFields,
  type InternalField,
} from '../../domain/payments/fields';
import { payableDate } from '../../domain/payments/paymentDate';
import type { PaymentInput } from '../../domain/payments/paymentInput';
import { purposeCodeFault, purposesToChoose } from '../../domain/payments/purposeCode';
import { requirePayee, type Payee } from '../database/beneficiaries';
import { requireOffer } from '../database/currencySettings';
import { requireConversion } from '../database/conversions';
import type { PaymentsRow } from '../database/generated/tables';
import { loadRules } from '../database/rules';
import { requireWorkingAccount, type Seat } from '../database/seats';
import type { WrittenColumns } from '../database/connection';

/** A payment that passed every check, and the authorisation rule that applies to it. */
export interface PreparedPayment {
  readonly content: PaymentContent;
  /** What is kept here alone. */
  readonly internal: Pick<EnteredFields, InternalField>;
  readonly authorisationAmount: string | null;
  readonly gbpEquivalent: string | null;
  readonly rule: AuthorisationRule | undefined;
}

/**
 * Checks a payment before it is created or edited: payee, payment type, purpose code, amount in the authorisation currency and the
 * seat's limit, and that the account can pay. Finds the authorisation rule that applies.
 * @param kept what an edited payment holds: it stays, whatever is offered now
 * @throws RuleError beneficiary_not_found, beneficiary_not_payable, country_not_permitted, currency_mismatch, currency_not_offered,
 *   payment_type_not_available, invalid_input for the purpose code, conversion_not_found, amount_above_limit, authorisation_rate_missing,
 *   account_closed, account_not_approved, account_not_connected
 */
export async function preparePayment(
  database: Knex,
  seat: Seat,
  input: PaymentInput,
  now: Date,
  kept?: EnteredMoney,
): Promise<PreparedPayment> {
  const payee = await requirePayee(database, input.beneficiaryId, seat.accountId, seat.authorisationCurrency);
  if (input.conversionId) await requireConversion(database, input.conversionId, seat.accountId);
  return judgePayment(input, { seat, payee, rules: await loadRules(database, seat.organisationId), now, kept });
}

/** What a payment is judged by. */
export interface PaymentFacts {
  readonly seat: Seat;
  readonly payee: Payee;
  readonly rules: readonly AuthorisationRule[];
  readonly now: Date;
  /** What an edited payment holds: it stays, whatever is offered now. */
  readonly kept?: EnteredMoney;
}

/**
 * The checks of preparePayment on what was loaded already.
 * @throws RuleError as preparePayment, except beneficiary_not_found and conversion_not_found
 */
export function judgePayment(input: PaymentInput, { seat, payee, rules, now, kept }: PaymentFacts): PreparedPayment {
  requirePayable(payee, input);
  requireOffer(payee.offer, input, { currency: 'currency', amount: 'amount' }, kept);
  const amount = normaliseAmount(input.amount, input.currency);
  const money = { amount, currency: input.currency };
  const authorisationAmount = convertAtRate(money, seat.authorisationCurrency, payee.rate, now);
  const refusal = refusalByLimit(authorisationAmount, seat.upperLimit);
  if (refusal) throw new RuleError(refusal, refusal === 'amount_above_limit' ? 'amount' : 'currency');
  const pounds = convertAtRate(money, 'GBP', payee.poundsRate, now);
  return {
    content: contentOf(seat, payee, input, amount, now),
    internal: pickFields(internalFields, input),
    authorisationAmount,
    gbpEquivalent: pounds && roundAmount(pounds, 'GBP'),
    rule: applicableRule(rules, authorisationAmount),
  };
}

function requirePayable(payee: Payee, input: PaymentInput): void {
  if (!payee.isCountryPermitted) throw new RuleError('country_not_permitted', 'beneficiaryId');
  if (!payee.providerBeneficiaryId) throw new RuleError('beneficiary_not_payable', 'beneficiaryId');
  if (payee.currency !== input.currency) throw new RuleError('currency_mismatch', 'currency');
  const isOffered = input.paymentType === 'priority' ? payee.isPriority : payee.isRegular;
  if (!isOffered) throw new RuleError('payment_type_not_available', 'paymentType');
  const purposeFault = purposeCodeFault(
    input.purposeCode || null,
    purposesToChoose(payee.listedPurposes, { ...input, payerType: payee.payerType }),
  );
  if (purposeFault) throw new RuleError('invalid_input', 'purposeCode', purposeFault);
}

function contentOf(seat: Seat, payee: Payee, input: PaymentInput, amount: string, now: Date): PaymentContent {
  return {
    ...pickFields(contentFields, input),
    accountId: seat.accountId,
    amount,
    paymentDate: payableDate(input.paymentDate, now),
    chargeType: input.paymentType === 'priority' ? (input.chargeType ?? seat.defaultChargeType) : null,
    providerBeneficiaryId: payee.providerBeneficiaryId,
    onBehalfOf: requireWorkingAccount(seat),
    beneficiarySliceId: payee.id,
    bank: {
      accountNumber: payee.accountNumber,
      iban: payee.iban,
      bicSwift: payee.bicSwift,
      routingCodeValue1: payee.routingCodeValue1,
      routingCodeValue2: payee.routingCodeValue2,
      bankCountry: payee.bankCountry,
      bankAccountHolderName: payee.bankAccountHolderName,
    },
  };
}

/** The columns of `payments` with what the user entered and what is derived from it. */
export function contentColumns(seat: Seat, prepared: PreparedPayment): WrittenColumns<PaymentsRow> {
  const { content, internal } = prepared;
  const values = { ...content, ...internal };
  const entered = storedFields.map((name) => [columnOf(name), values[name]]);
  return {
    ...(Object.fromEntries(entered) as WrittenColumns<PaymentsRow>),
    beneficiarySliceId: content.beneficiarySliceId,
    // A held rate belongs to the content that it was held for.
    quoteId: null,
    gbpEquivalent: prepared.gbpEquivalent,
    authorisationAmount: prepared.authorisationAmount,
    authorisationCurrency: seat.authorisationCurrency,
    authRuleId: prepared.rule?.id ?? null,
  };
}
