import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import type { PaymentSearch } from '../../../shared/payments/paymentSearch';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { Row } from '../../../ui/layout';

interface Props {
  search: PaymentSearch;
  mayAuthorise: boolean;
}

/** What follows from where the user comes from: the maker is offered the next payment, the approver is told that nothing is left to do. */
export function CameFrom({ search, mayAuthorise }: Props) {
  const mayPay = useMayPay();
  if (search.authorising && !mayAuthorise) {
    return (
      <Notice tone="info">
        This payment does not wait for your authorisation.{' '}
        <Link to={paths.authorisations}>Back to the authorisations</Link>
      </Notice>
    );
  }
  if (!search.fromPaymentWizard || !mayPay) return null;
  return (
    <Notice tone="info" title="This is the payment that you have just made">
      You can follow it here: this page changes by itself.
      <Row>
        <LinkButton to={paths.newPayment}>Make another payment</LinkButton>
        <LinkButton to={paths.payments}>All payments</LinkButton>
      </Row>
    </Notice>
  );
}
