import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/Stack';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';
import { TagsForm } from './TagsForm';

/** The tags of a beneficiary. Each leads to the beneficiaries that have it; a user who may change the beneficiary may change them. */
export function BeneficiaryTags({ beneficiary: { id, enabled, account, tags } }: { beneficiary: BeneficiaryRecord }) {
  const { seat } = usePortal();
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = enabled && seat?.account.id === account.id && seat.role.can_create_beneficiaries;
  const names = tags.map(({ tag }) => tag);
  if (isEditing) return <TagsForm beneficiaryId={id} tags={names} onClose={() => setIsEditing(false)} />;
  return (
    <Row>
      {names.map((tag) => (
        <Link key={tag} to={`${paths.beneficiaries}?search=${encodeURIComponent(tag)}`}>
          <Badge icon={IconTag} label={tag} />
        </Link>
      ))}
      {mayEdit && (
        <Button size="small" onClick={() => setIsEditing(true)}>
          {names.length > 0 ? 'Change tags' : 'Add tags'}
        </Button>
      )}
    </Row>
  );
}
