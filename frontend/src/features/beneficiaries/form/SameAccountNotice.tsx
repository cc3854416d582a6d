import { Link } from 'react-router-dom';
import { useAccount } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { Notice } from '../../../ui/Notice';
import type { BeneficiaryDraft } from './BeneficiaryForm';
import { toBeneficiaryInput } from './beneficiaryValues';
import { useSameAccounts } from './sameAccountQuery';

/** Warns of beneficiaries that are saved with the same bank account. The links open beside the review, which keeps what was entered. */
export function SameAccountNotice({ draft: { values, groups } }: { draft: BeneficiaryDraft }) {
  const { id } = useAccount();
  const found = useSameAccounts(id, toBeneficiaryInput(values, groups));
  if (found.length === 0) return null;
  return (
    <Notice tone="waiting" title="This bank account is saved already. You can add it again.">
      <ul>
        {found.map(({ beneficiaryId, name }) => (
          <li key={beneficiaryId}>
            <Link to={paths.beneficiary(beneficiaryId)} target="_blank" rel="noopener">
              {`${name} (opens in a new tab)`}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
