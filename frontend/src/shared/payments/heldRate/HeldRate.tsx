import { useCallback } from 'react';
import { refusalOfHeldRate } from '../../../../../domain/conversions/heldRate';
import { usePortal } from '../../../session/PortalContext';
import { useServices } from '../../../session/services';
import { Button } from '../../../ui/Button';
import { Card, Row } from '../../../ui/layout';
import { Notice } from '../../../ui/Notice';
import { useTicking } from '../../../ui/timing';
import { useCall } from '../../../graphql/useCall';
import { HoldRateForm } from './HoldRateForm';
import { heldRateText, soldText, type RatedPayment, type ShownRate } from './heldRateText';
import { HoldPaymentRateDocument, ReleasePaymentRateDocument } from './heldRateWrites';

/** The rate that is held for a payment while it waits for approval, and the ways to hold one, to renew it and to let it go. */
export function HeldRate({ payment }: { payment: RatedPayment }) {
  const { user } = usePortal();
  const writes = useHeldRate(payment);
  if (payment.status !== 'awaiting_authorisation' || payment.tccConversionId) return null;
  const seat = user.contacts.find(({ account }) => account.id === payment.account.id);
  const mayHold = Boolean(seat?.role.can_create_conversions);
  const { heldRate } = payment;
  if (!heldRate && !mayHold) return null;
  return (
    <Card
      title="Exchange rate"
      lead={
        heldRate
          ? undefined
          : `Pay from another balance than ${payment.currency}: the rate is held until the payment is approved.`
      }
    >
      {writes.error && <Notice tone="failure">{writes.error.text}</Notice>}
      {heldRate ? (
        <Held rate={heldRate} currency={payment.currency} mayHold={mayHold} {...writes} />
      ) : (
        <HoldRateForm payment={payment} isCalling={writes.isCalling} onHold={writes.hold} />
      )}
    </Card>
  );
}

interface HeldProps extends ReturnType<typeof useHeldRate> {
  rate: ShownRate;
  currency: string;
  mayHold: boolean;
}

function Held({ rate, currency, mayHold, isCalling, hold, release }: HeldProps) {
  const isOver = useIsOver(rate);
  const { sellCurrency } = rate;
  return (
    <>
      <p role="status">
        {heldRateText(rate, isOver)}.{' '}
        {isOver
          ? `The payment cannot be authorised at this rate. Hold a new rate, or let it go and pay from the ${currency} balance.`
          : `${soldText(rate)} is sold when the payment is approved.`}
      </p>
      <Row>
        {mayHold && sellCurrency && (
          <Button size="small" isLoading={isCalling} onClick={() => hold(sellCurrency)}>
            Hold a new rate
          </Button>
        )}
        <Button size="small" isLoading={isCalling} onClick={release}>
          Let the rate go
        </Button>
      </Row>
    </>
  );
}

function useIsOver({ heldUntil }: ShownRate): boolean {
  const { now } = useServices();
  const read = useCallback(
    () => refusalOfHeldRate(heldUntil ? new Date(heldUntil) : null, now()) !== undefined,
    [heldUntil, now],
  );
  const ticked = useTicking(read);
  // A new rate may be newer than the last tick.
  return ticked && read();
}

/** Holds a rate for a payment or lets it go, in the version that is shown. */
function useHeldRate({ id: paymentId, version, account: { id: accountId } }: RatedPayment) {
  const holding = useCall(HoldPaymentRateDocument);
  const releasing = useCall(ReleasePaymentRateDocument);
  return {
    isCalling: holding.isCalling || releasing.isCalling,
    error: holding.error ?? releasing.error,
    hold: (sellCurrency: string) => void holding.call({ paymentId, version, sellCurrency }, { accountId }),
    release: () => void releasing.call({ paymentId, version }, { accountId }),
  };
}
