import { formatIban, regionName } from '../../../shared/codeTexts';
import { Card } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import type { TransactionDetails } from './transactionQuery';

type Funding = NonNullable<TransactionDetails['funding']>;

/** Who sent incoming funds, as far as the provider knows. */
export function SenderCard({ funding }: { funding: Funding }) {
  const { sender_country: country, sender_iban: iban, value_date: day } = funding;
  return (
    <Card title="Sender">
      <Details
        items={[
          { label: 'Name', value: funding.sender_name },
          { label: 'Address', value: funding.sender_address },
          { label: 'Country', value: country && regionName(country) },
          { label: 'IBAN', value: iban && <CopyText label="IBAN" text={formatIban(iban)} copied={iban} /> },
          { label: 'Account number', value: funding.sender_account_number },
          { label: 'BIC', value: funding.sender_bic },
          { label: 'Routing code', value: funding.sender_routing_code },
          { label: 'Paid by', value: funding.rail },
          { label: 'Value date', value: day && formatDay(day) },
          { label: 'Remittance information', value: funding.additional_information },
        ]}
      />
    </Card>
  );
}
