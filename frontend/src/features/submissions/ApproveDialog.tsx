import { gql, type TypedDocumentNode } from 'urql';
import { useState } from 'react';
import { messages } from '../../../../domain/messages';
import type { SubmissionRolesQuery, SubmissionRolesQueryVariables } from '../../graphql/generated/operations';
import { useCall } from '../../graphql/useCall';
import { useRead } from '../../graphql/useRead';
import { tellSaved } from '../../shared/changes/tellSaved';
import { ReadFrame } from '../../shared/ReadFrame';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Details } from '../../ui/Details';
import { Notice } from '../../ui/Notice';
import { Select } from '../../ui/Select';
import { ApproveAccountSubmissionDocument } from './houseWrites';
import { ruleFacts } from './SubmissionFacts';
import { formOf, type Submission } from './submissionsQuery';

const SubmissionRolesDocument: TypedDocumentNode<SubmissionRolesQuery, SubmissionRolesQueryVariables> = gql`
  query SubmissionRoles($orgId: uuid!) {
    roles(where: { org_id: { _eq: $orgId } }, order_by: [{ order: asc }, { name: asc }]) {
      id
      name
    }
  }
`;

interface Props {
  submission: Submission;
  onClose: () => void;
}

/** Approves a request, which creates its account. Where it asks for authorisation rules, the administrator chooses the role that gives their approvals. */
export function ApproveDialog({ submission, onClose }: Props) {
  const rules = ruleFacts(formOf(submission));
  const [roleId, setRoleId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { call, isCalling, error } = useCall(ApproveAccountSubmissionDocument);
  const { id: submissionId, account_name: name, organisation_id: orgId } = submission;
  const confirm = async () => {
    const lacksRole = rules.length > 0 && !roleId;
    setIsMissing(lacksRole);
    if (lacksRole) return;
    const answer = await call({ submissionId, roleId });
    if ('error' in answer) return;
    tellSaved(answer.data, `The account ${name} was created.`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Approve request"
      confirmLabel="Approve request"
      isLoading={isCalling}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>The account {name} is created. It is approved later, once its details are complete and the provider has it.</p>
      {rules.length > 0 && (
        <>
          <p>These rules are created where the organisation does not have them. They apply to all of its accounts.</p>
          <Details items={rules} />
          <RoleField orgId={orgId} value={roleId} onChange={setRoleId} isMissing={isMissing} />
        </>
      )}
    </ConfirmDialog>
  );
}

interface RoleFieldProps {
  orgId: string;
  value: string | null;
  onChange: (roleId: string | null) => void;
  isMissing: boolean;
}

function RoleField({ orgId, value, onChange, isMissing }: RoleFieldProps) {
  const read = useRead({ query: SubmissionRolesDocument, variables: { orgId } });
  return (
    <ReadFrame read={read} rows={1}>
      {({ roles }) => (
        <Select
          label="Role that approves"
          value={value}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onChange}
          error={isMissing && !value ? messages.fields.required : undefined}
          isRequired
        />
      )}
    </ReadFrame>
  );
}
