import { isRoutingCodeType, showBankCode } from '../../../../../domain/beneficiaries/bankCodes';
import { CopyIban } from '../../../shared/CopyIban';
import { regionName } from '../../../shared/regionName';
import { Card } from '../../../ui/Card';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { labelOfCode } from '../labelOfCode';
import type { BeneficiaryDetails } from './beneficiaryQuery';

const who = (details: BeneficiaryDetails) => [
  { label: 'Kind', value: labelOfCode(details.beneficiaryEntityType) },
  { label: 'Company name', value: details.companyName },
  { label: 'First name', value: details.firstName },
  { label: 'Last name', value: details.lastName },
  { label: 'Date of birth', value: details.dateOfBirth && formatDay(details.dateOfBirth) },
  {
    label: 'Address',
    value: [details.address, details.city, details.stateOrProvince, details.postcode].filter(Boolean).join(', '),
  },
  { label: 'Country', value: details.country && regionName(details.country) },
  { label: 'Email', value: details.email },
  {
    label: 'Identification',
    value:
      details.identificationValue && `${labelOfCode(details.identificationType ?? '')} ${details.identificationValue}`,
  },
  { label: 'External reference', value: details.externalReference },
  { label: 'Business nature', value: details.businessNature },
  { label: 'Website', value: details.companyWebsite },
];

const routingCode = (type: string | null, value: string | null) =>
  value && isRoutingCodeType(type) ? showBankCode(type, value) : value;

const bank = (details: BeneficiaryDetails) => [
  { label: 'Account holder', value: details.bankAccountHolderName },
  { label: 'IBAN', value: details.iban && <CopyIban iban={details.iban} /> },
  {
    label: 'Account number',
    value: details.accountNumber && <CopyText label="account number" text={details.accountNumber} />,
  },
  { label: 'BIC', value: details.bicSwift },
  {
    label: labelOfCode(details.routingCodeType1 ?? 'Routing code'),
    value: routingCode(details.routingCodeType1, details.routingCodeValue1),
  },
  {
    label: labelOfCode(details.routingCodeType2 ?? 'Second routing code'),
    value: routingCode(details.routingCodeType2, details.routingCodeValue2),
  },
  { label: 'Bank', value: details.bankName },
  { label: 'Bank address', value: details.bankAddress },
  { label: 'Bank country', value: regionName(details.bankCountry) },
  { label: 'Currency', value: details.currency },
  {
    label: 'Payment types',
    value: [details.isRegular && 'Regular', details.isPriority && 'Priority'].filter(Boolean).join(', '),
  },
];

/** The beneficiary's details: who is paid, at which bank. */
export function BeneficiaryFacts({ details }: { details: BeneficiaryDetails }) {
  return (
    <>
      <Card title="Bank account">
        <Details items={bank(details)} />
      </Card>
      <Card title="Beneficiary">
        <Details items={who(details)} />
      </Card>
    </>
  );
}
