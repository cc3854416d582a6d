import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { regionName } from '../../../shared/codeTexts';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import type { BeneficiaryDetails } from '../details/beneficiaryDetails';
import { CheckNameAction } from '../payeeCheck/CheckNameAction';

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
  { label: 'Company website', value: details.companyWebsite },
];

const bank = (details: BeneficiaryDetails) => [
  ...bankFacts(details),
  { label: 'Bank address', value: details.bankAddress },
  { label: 'Currency', value: details.currency },
  {
    label: 'Payment types',
    value: [details.isRegular && 'Regular', details.isPriority && 'Priority'].filter(Boolean).join(', '),
  },
];

interface Props {
  details: BeneficiaryDetails;
  /** Whether the user may ask the bank about the name. */
  mayCheckName: boolean;
}

/** The beneficiary's details: who is paid, at which bank. */
export function BeneficiaryFacts({ details, mayCheckName }: Props) {
  return (
    <>
      <Card title="Bank account">
        <Details items={bank(details)} />
        {mayCheckName && <CheckNameAction key={details.id} details={details} />}
      </Card>
      <Card title="Beneficiary">
        <Details items={who(details)} />
      </Card>
    </>
  );
}
