import Big from 'big.js';
import { moneyText } from '../../../ui/money/amountTexts';
import { formatDay } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { missingAmount, shortfallText } from './BalanceFacts';
import type { Balance } from './balanceQuery';
import { conversionText, useLinkableConversions, type LinkableConversion } from './conversionsQuery';
import { ConvertMissing } from './ConvertMissing';
import type { StatedPayment } from './statedPayment';

interface Props {
  accountId: string;
  balance: Balance;
  stated: StatedPayment;
  /** Whether the user can still leave for a conversion; not in the review. */
  isForm?: boolean;
}

/** What a payment lacks in the balance, and what open conversions bring; nothing where the balance holds it. */
export function Shortfall({ accountId, balance, stated, isForm }: Props) {
  const { currency, amount, paymentDate, conversionId } = stated;
  const conversions = useLinkableConversions(accountId, currency ?? '') ?? [];
  const missing = missingAmount({ balance, currency, amount });
  if (!missing || !currency || !amount) return null;
  const linked = conversions.find(({ id }) => id === conversionId);
  if (linked) {
    return <Notice tone="info">{`The money comes from the linked conversion: ${conversionText(linked)}.`}</Notice>;
  }
  return (
    <Notice tone="waiting">
      <p>{shortfallText({ balance, currency, amount })}</p>
      <p>{incomingText(conversions, currency, paymentDate)}</p>
      {isForm && <ConvertMissing currency={currency} amount={amount} missing={missing} />}
    </Notice>
  );
}

/** What the open conversions bring by the payment date, in words; '' for nothing. Other payments may have claimed a part of it. */
function incomingText(conversions: readonly LinkableConversion[], currency: string, paymentDate = ''): string {
  const inTime = conversions.filter(({ conversion_date: date }) => date <= paymentDate);
  if (inTime.length === 0) return '';
  const sum = inTime.reduce((total, { client_buy_amount: bought }) => total.plus(bought), new Big(0)).toFixed();
  return `Open conversions bring ${moneyText(sum, currency)} by ${formatDay(paymentDate)}.`;
}
