import type { SubmissionDraft } from '../../../../domain/submissions/form';
import { regionName } from '../../shared/codeTexts';
import { Card } from '../../ui/layout';
import { Details } from '../../ui/Details';
import { Money } from '../../ui/money/Money';
import { designationLabels, legalEntityLabels } from './labels';

const labelOf = (labels: Readonly<Record<string, string>>, code: string | null | undefined) =>
  code && (labels[code] ?? code);
const pounds = (value: string | null | undefined) => value && <Money amount={value} currency="GBP" />;

/** The authorisation rules that a request asks for, in words. */
export const ruleFacts = ({ paymentAuthorisationRules }: SubmissionDraft) =>
  (paymentAuthorisationRules ?? []).map(({ threshold, numberRequired }) => ({
    label: `Payments above ${threshold}`,
    value: numberRequired === 1 ? 'One approval' : `${numberRequired} approvals`,
  }));

/** The answers of a request. What is not answered is left out. */
export function SubmissionFacts({ draft }: { draft: SubmissionDraft }) {
  return (
    <>
      <Card title="Account">
        <Details
          items={[
            { label: 'Account name', value: draft.accountName },
            { label: 'Legal entity', value: labelOf(legalEntityLabels, draft.legalEntity) },
            {
              label: 'Principal place of business',
              value: draft.principalPlaceOfBusiness && regionName(draft.principalPlaceOfBusiness),
            },
            { label: 'Designated account', value: labelOf(designationLabels, draft.designatedAccountType) },
          ]}
        />
      </Card>
      <Card title="Activity in a year">
        <Details
          items={[
            { label: 'Money received', value: draft.fundingVolumePerAnnum },
            { label: 'Value received', value: pounds(draft.fundingValuePerAnnum) },
            { label: 'Payments', value: draft.paymentVolumePerAnnum },
            { label: 'Value of payments', value: pounds(draft.paymentValuePerAnnum) },
            { label: 'Conversions', value: draft.forexVolumePerAnnum },
            { label: 'Value of conversions', value: pounds(draft.forexValuePerAnnum) },
            { label: 'Reason for conversions', value: draft.forexRationale },
            { label: 'Currencies', value: (draft.currenciesTraded ?? []).join(', ') },
            {
              label: 'Destinations of payments',
              value: (draft.typicalPaymentDestinations ?? []).map(regionName).join(', '),
            },
          ]}
        />
      </Card>
      <Card title="Funds and approvals">
        <Details
          items={[
            { label: 'Source of funds', value: draft.sourceOfFunds },
            { label: 'Source of wealth', value: draft.sourceOfWealth },
            ...ruleFacts(draft),
          ]}
        />
      </Card>
    </>
  );
}
