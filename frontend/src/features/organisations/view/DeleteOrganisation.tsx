import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Button } from '../../../ui/Button';
import { DeleteOrganisationDocument } from '../form/organisationWrites';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import type { Organisation } from './organisationQuery';

/** Deletes an organisation that has no records, after a confirmation. */
export function DeleteOrganisation({ organisation: { id, name } }: { organisation: Organisation }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      {isOpen && (
        <ConfirmedCall
          document={DeleteOrganisationDocument}
          variables={{ orgId: id }}
          label="Delete organisation"
          onDone={() => void navigate(paths.organisations)}
          onClose={() => setIsOpen(false)}
        >
          <p>{name} is deleted with its roles and its login. This is possible while it has no other records.</p>
        </ConfirmedCall>
      )}
    </>
  );
}
