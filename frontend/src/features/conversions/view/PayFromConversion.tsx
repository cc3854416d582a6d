import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { LinkButton } from '../../../ui/LinkButton';
import type { ConversionDetails } from './conversionQuery';

/** The provider refuses a payment from a conversion that is settled or closed. */
const openStatuses: readonly string[] = ['awaiting_funds', 'funds_sent', 'funds_arrived'];

/** The link to a payment that is made from an open conversion, with its currency filled in. */
export function PayFromConversion({ conversion }: { conversion: ConversionDetails }) {
  const mayPay = useMayPay();
  const { account } = usePortal();
  const isHere = account?.id === conversion.account?.id;
  if (!mayPay || !isHere || !openStatuses.includes(conversion.status)) return null;
  const search = new URLSearchParams({ conversionId: conversion.id, currency: conversion.buy_currency });
  return <LinkButton to={`${paths.newPayment}?${search.toString()}`}>Pay from this conversion</LinkButton>;
}
