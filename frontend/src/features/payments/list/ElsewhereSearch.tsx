import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { paymentTitle } from '../../../shared/payments/paymentTitle';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/layout';
import { LiveResults } from './LiveResults';
import { usePaymentByShortReference } from './paymentByShortReference';

/**
 * Under a search that matches no payment of the list: the payment that has the text as its short reference, which may be on another
 * account of the user, and a search at the provider, which is only made when asked for.
 */
export function ElsewhereSearch({ text }: { text: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const payment = usePaymentByShortReference(text);
  return (
    <Stack>
      {payment && (
        <Notice tone="info">
          {text} is a payment of {payment.account.name}:{' '}
          <Link to={paths.payment(payment.id)}>{paymentTitle(payment)}</Link>
        </Notice>
      )}
      {isAsked ? (
        <LiveResults text={text} />
      ) : (
        <Row>
          <Button onClick={() => setIsAsked(true)}>Look at the provider</Button>
        </Row>
      )}
    </Stack>
  );
}
