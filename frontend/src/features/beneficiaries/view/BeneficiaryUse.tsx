import { Card } from '../../../ui/Card';
import { Details } from '../../../ui/Details';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';
import { LastPaid } from '../details/LastPaid';
import { BeneficiaryTags } from './BeneficiaryTags';

/** How the account uses the beneficiary: when it was last paid, and the words it is sorted by. */
export function BeneficiaryUse({ beneficiary }: { beneficiary: BeneficiaryRecord }) {
  return (
    <Card title="In this account">
      <Details items={[{ label: 'Last paid', value: <LastPaid beneficiary={beneficiary} /> }]} />
      <BeneficiaryTags beneficiary={beneficiary} />
    </Card>
  );
}
