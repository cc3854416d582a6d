import type { NoticeReason } from '../../../../../domain/fraudNotices/noticeReasons';
import { paymentTypeLabels } from '../../../shared/payments/typeLabels';
import { moneyText } from '../../../ui/money/amountTexts';

/** What the server stores with a fraud notice; the amount is in the currency. The column's default, `{}`, has none of it. */
interface NoticeDetails {
  readonly amount?: string;
  readonly currency?: string;
  readonly paymentType?: string;
  readonly reasons?: readonly NoticeReason[];
}

const reasonTexts: Readonly<Record<NoticeReason, string>> = {
  amount_above_threshold: 'amount above the threshold',
  no_current_rate: 'no current rate for the threshold',
  payment_type: 'payment type',
  new_beneficiary: 'bank details not paid before',
  settings_not_readable: 'settings that cannot be read',
};

/** The payment that a fraud notice was shown for, and why, such as "4,400.00 EUR, Regular: bank details not paid before". */
export function noticeDetails(details: unknown): string {
  const { amount, currency, paymentType, reasons = [] } = details as NoticeDetails;
  const money = amount && currency && moneyText(amount, currency);
  const payment = [money, paymentType && paymentTypeLabels[paymentType]].filter(Boolean).join(', ');
  return [payment, reasons.map((reason) => reasonTexts[reason]).join(', ')].filter(Boolean).join(': ');
}
