import { exceeds, type Amount } from '../money/amount';
import type { PaymentType } from '../payments/fields';
import type { FraudNoticeSettings } from './settings';

/** Why a payment demands a fraud notice. */
export type NoticeReason =
  | 'amount_above_threshold'
  | 'no_current_rate'
  | 'payment_type'
  | 'new_beneficiary'
  | 'settings_not_readable';

/** What decides whether a payment demands a fraud notice. */
export interface NoticedPayment {
  readonly paymentType: PaymentType;
  /** In the organisation's authorisation currency at the stored mid-market rate; null without a current rate. */
  readonly authorisationAmount: Amount | null;
  /** No payment to these bank details has been completed yet. */
  readonly isBeneficiaryNew: boolean;
}

/**
 * Why a payment demands a fraud notice by the organisation's settings; empty where it demands none (docs/decisions/042). An amount
 * exactly at the threshold is not above it. Without a current rate the amount counts as above it.
 * @param settings undefined where they cannot be understood
 */
export function noticeReasons(settings: FraudNoticeSettings | undefined, payment: NoticedPayment): NoticeReason[] {
  if (!settings) return ['settings_not_readable'];
  if (settings.optOut) return [];
  const reasons: (NoticeReason | false | undefined)[] = [
    settings.paymentThreshold !== null && amountReason(payment.authorisationAmount, settings.paymentThreshold),
    settings.paymentTypes.includes(payment.paymentType) && 'payment_type',
    settings.beneficiary && payment.isBeneficiaryNew && 'new_beneficiary',
  ];
  return reasons.filter((reason) => typeof reason === 'string');
}

function amountReason(amount: Amount | null, threshold: Amount): NoticeReason | undefined {
  if (amount === null) return 'no_current_rate';
  return exceeds(amount, threshold) ? 'amount_above_threshold' : undefined;
}

/** Whether the answer depends on the beneficiary, which has to be looked up. */
export function dependsOnBeneficiary(settings: FraudNoticeSettings | undefined): boolean {
  return settings !== undefined && settings.beneficiary && !settings.optOut;
}
