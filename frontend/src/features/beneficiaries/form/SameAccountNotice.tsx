import { Link } from 'react-router-dom';
import type { BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import { useAccount } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { Notice } from '../../../ui/Notice';
import { useSameAccounts } from './sameAccountQuery';

interface Props {
  input: BeneficiaryInput;
  /** The beneficiary that is changed. */
  exceptId?: string;
}

/** Warns of beneficiaries that are saved with the same bank account. The links open beside the review, which keeps what was entered. */
export function SameAccountNotice({ input, exceptId }: Props) {
  const { id } = useAccount();
  const found = useSameAccounts(id, input).filter(({ beneficiaryId }) => beneficiaryId !== exceptId);
  if (found.length === 0) return null;
  return (
    <Notice tone="waiting" title={`This bank account is saved already.${exceptId ? '' : ' You can add it again.'}`}>
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
