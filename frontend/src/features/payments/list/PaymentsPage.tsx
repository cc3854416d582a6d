import { IconPlus } from '@tabler/icons-react';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { useAccount } from '../../../session/PortalContext';
import { paymentsSearch } from '../../../shared/payments/paymentsSearch';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { useSearch } from '../../../shared/useSearch';
import { LinkButton } from '../../../ui/LinkButton';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { PaymentFilters } from './PaymentFilters';
import { PaymentsFound } from './PaymentsFound';

/** The payments of the selected account (/account/payments): filters, order and page are query parameters. */
export function PaymentsPage() {
  const account = useAccount();
  const mayPay = useMayPay();
  const { values, set } = useSearch(paymentsSearch);

  return (
    <>
      <PageHeader
        title={messages.shell.payments}
        context={`Payments of ${account.name}`}
        actions={
          mayPay && (
            <LinkButton to={paths.newPayment} tone="primary" icon={<IconPlus size={16} aria-hidden />}>
              New payment
            </LinkButton>
          )
        }
      />
      <Stack>
        <PaymentFilters values={values} set={set} />
        <PaymentsFound key={account.id} accountId={account.id} values={values} set={set} />
      </Stack>
    </>
  );
}
