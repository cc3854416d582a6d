import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Badge } from '../../../ui/marks';
import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/layout';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';
import { TagsForm } from './TagsForm';
import { useMayChange } from './beneficiaryWrites';

/** The tags of a beneficiary. Each leads to the beneficiaries that have it; a user who may change the beneficiary may change them. */
export function BeneficiaryTags({ beneficiary }: { beneficiary: BeneficiaryRecord }) {
  const { id, tags } = beneficiary;
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = useMayChange(beneficiary);
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
