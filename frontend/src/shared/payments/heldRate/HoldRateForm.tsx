import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/layout';
import { CurrencySelect } from '../../../ui/CurrencySelect';
import { useOffers } from '../../offers';
import type { RatedPayment } from './heldRateText';

interface Props {
  payment: RatedPayment;
  isCalling: boolean;
  onHold: (sellCurrency: string) => void;
}

/** Chooses the balance that the payment is paid from. Approvals that were given are asked for again, and the form says so. */
export function HoldRateForm({ payment, isCalling, onHold }: Props) {
  const [currency, setCurrency] = useState<string | null>(null);
  const { offered } = useOffers();
  const isOwn = currency === payment.currency;
  return (
    <>
      <CurrencySelect
        label="Pay from the balance in"
        value={currency}
        onChange={setCurrency}
        offered={offered}
        description="Approvals that were given are asked for again, because they cover the rate."
        error={isOwn ? 'The payment is in this currency. Choose the currency that you sell.' : undefined}
      />
      <Row>
        <Button
          size="small"
          isLoading={isCalling}
          isDisabled={!currency || isOwn}
          onClick={() => {
            if (currency) onHold(currency);
          }}
        >
          Hold this rate until it is approved
        </Button>
      </Row>
    </>
  );
}
