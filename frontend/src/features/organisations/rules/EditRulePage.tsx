import { useParams } from 'react-router-dom';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { AuditLink } from '../../../shared/audit/AuditLink';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { PageHeader } from '../../../ui/PageHeader';
import { RuleForm } from './RuleForm';
import { useRuleFacts, type RuleFacts } from '../../../shared/simulator/ruleFacts';
import { UpdateRuleDocument } from './ruleWrites';

/** Changes an authorisation rule in force (/admin/organisations/{id}/rules/{ruleId}/edit). */
export function EditRulePage() {
  const { id = '', ruleId = '' } = useParams();
  return (
    <ReadFrame read={useRuleFacts(id)} rows={8}>
      {({ organisations_by_pk: found }) =>
        found?.paymentAuthRules.some((rule) => rule.id === ruleId) ? (
          <EditRule facts={found} ruleId={ruleId} />
        ) : (
          <NotFoundPage />
        )
      }
    </ReadFrame>
  );
}

function EditRule({ facts, ruleId }: { facts: RuleFacts; ruleId: string }) {
  const { call, isCalling, error } = useCall(UpdateRuleDocument);
  return (
    <>
      <PageHeader
        title="Edit authorisation rule"
        context={facts.name}
        actions={<AuditLink table="organisation_payment_auth_rule" row={ruleId} />}
      />
      <RuleForm
        facts={facts}
        ruleId={ruleId}
        label="Save rule"
        isSaving={isCalling}
        error={error}
        onSave={(rule) => call({ ruleId, rule }, adminCall)}
      />
    </>
  );
}
