import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Card, Stack } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { tariffLabels } from '../accountLabels';
import type { Account } from '../accountQuery';
import { useAccountName } from './accountPartQueries';

type Named = { readonly id: string; readonly name: string } | null | undefined;

/** Whether an account is charged, by which tariffs, and from where. */
export function ChargesPart({ account }: { account: Account }) {
  const { process_charges_from: from, debit_account_id: debitId, charge_currencies: currencies } = account;
  return (
    <Stack gap="large">
      <Card title="Charges">
        <Details
          items={[
            { label: 'Charged', value: account.process_charges ? 'Yes' : 'No' },
            { label: 'From', value: from && formatDay(from) },
            {
              label: 'Taken from',
              value: account.debit_account_use_source || !debitId ? 'This account' : <DebitLink id={debitId} />,
            },
            {
              label: 'Currencies',
              value: account.charge_currencies_use_source ? 'The currency of the charge' : currencies.join(', then '),
            },
          ]}
        />
      </Card>
      <Card title="Tariffs">
        <Details
          items={[
            { label: tariffLabels.payment_fee_tariff_id, value: tariffText(account.paymentFeeTariff) },
            { label: tariffLabels.incoming_fund_fee_tariff_id, value: tariffText(account.incomingFundFeeTariff) },
            {
              label: tariffLabels.monthly_maintenance_charge_tariff_id,
              value: tariffText(account.monthlyMaintenanceChargeTariff),
            },
            { label: tariffLabels.balance_transfer_fee_tariff_id, value: tariffText(account.balanceTransferFeeTariff) },
          ]}
        />
      </Card>
    </Stack>
  );
}

const tariffText = (tariff: Named) =>
  tariff ? <Link to={paths.editTariff(tariff.id)}>{tariff.name}</Link> : 'The default one';

function DebitLink({ id }: { id: string }) {
  const { data } = useAccountName(id);
  return <Link to={paths.account(id)}>{data?.accounts_by_pk?.name ?? 'Another account'}</Link>;
}
