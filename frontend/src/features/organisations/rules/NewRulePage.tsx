import { useParams } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { RuleForm } from './RuleForm';
import { useRuleFacts, type RuleFacts } from '../../../shared/simulator/ruleFacts';
import { CreateRuleDocument } from './ruleWrites';

/** Creates an authorisation rule (/admin/organisations/{id}/rules/new). */
export function NewRulePage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useRuleFacts(id)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <NewRule facts={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function NewRule({ facts }: { facts: RuleFacts }) {
  const { call, isCalling, error } = useCall(CreateRuleDocument);
  return (
    <>
      <PageHeader title="New authorisation rule" context={facts.name} />
      <RuleForm
        facts={facts}
        label="Create rule"
        isSaving={isCalling}
        error={error}
        onSave={(rule) => call({ orgId: facts.id, rule }, adminCall)}
      />
    </>
  );
}
