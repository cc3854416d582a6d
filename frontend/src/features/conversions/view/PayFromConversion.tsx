import { roundAmount } from '../../../../../domain/money/amount';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { LinkButton } from '../../../ui/LinkButton';
import type { ConversionDetails } from './conversionQuery';

/** The provider refuses a payment from a conversion that is settled or closed. */
const openStatuses: readonly string[] = ['awaiting_funds', 'funds_sent', 'funds_arrived'];

interface Props {
  conversion: ConversionDetails;
  /** Whether payments have claimed a part of what it buys. */
  isClaimed: boolean;
}

/** The link to a payment that is made from an open conversion, with its currency, its amount and the first possible day filled in. */
export function PayFromConversion({ conversion, isClaimed }: Props) {
  const mayPay = useMayPay();
  const { account } = usePortal();
  const isHere = account?.id === conversion.account?.id;
  if (!mayPay || !isHere || !openStatuses.includes(conversion.status)) return null;
  const { id: conversionId, buy_currency: currency, client_buy_amount, conversion_date: paymentDate } = conversion;
  const amount = roundAmount(client_buy_amount, currency);
  const search = new URLSearchParams({ conversionId, currency, ...(!isClaimed && { amount }), paymentDate });
  return <LinkButton to={`${paths.newPayment}?${search.toString()}`}>Pay from this conversion</LinkButton>;
}
