import { useNavigate } from 'react-router-dom';
import type { CallResult } from '../../../graphql/useCall';
import type { ServiceError } from '../../../graphql/serviceError';
import { paths } from '../../../session/paths';
import { tellIfWaiting } from '../../../shared/changes/tellSaved';
import type { RuleFacts } from '../../../shared/simulator/ruleFacts';
import { noChange, type Change } from '../../../shared/simulator/simulatedAccount';
import { Simulator } from '../../../shared/simulator/Simulator';
import { ActionBar, Stack } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { useFormValues } from '../../../ui/form/formState';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import type { RuleInput } from '../../../../../domain/organisations/ruleInput';
import { RuleFields } from './RuleFields';
import { controlOf, faultsOf, ruleOf, rulesAfter, valuesOf, type RuleValues } from './ruleValues';

interface Props {
  facts: RuleFacts;
  /** The rule that is edited; undefined for a new one. */
  ruleId?: string;
  /** Names the effect. */
  label: string;
  isSaving: boolean;
  error: ServiceError | undefined;
  onSave: (rule: RuleInput) => Promise<CallResult<unknown>>;
}

/** The form of an authorisation rule, with what it gives and takes before it is saved. */
export function RuleForm({ facts, ruleId, label, isSaving, error, onSave }: Props) {
  const navigate = useNavigate();
  const back = `${paths.organisation(facts.id)}?tab=rules`;
  const save = async (values: RuleValues) => {
    const rule = ruleOf(values, facts);
    const answer = await onSave(rule);
    if ('error' in answer) {
      return { field: controlOf(answer.error.field ?? '', rule, facts), message: answer.error.text };
    }
    tellIfWaiting(answer.data);
    void navigate(back);
    return undefined;
  };
  return (
    <Form<RuleValues>
      initialValues={valuesOf(facts, ruleId)}
      validate={(values) => faultsOf(values, facts)}
      onSubmit={save}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <Stack gap="large">
        <RuleFields facts={facts} />
        <Effect facts={facts} ruleId={ruleId} />
      </Stack>
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isSaving}>
          {label}
        </Button>
        <LinkButton to={back}>Cancel</LinkButton>
      </ActionBar>
    </Form>
  );
}

/** The simulator on what the form holds. While the form has faults, it shows what holds today. */
function Effect({ facts, ruleId }: Pick<Props, 'facts' | 'ruleId'>) {
  const values = useFormValues<RuleValues>();
  const rule = ruleOf(values, facts);
  const isValid = Object.keys(faultsOf(values, facts)).length === 0;
  const threshold = Number.isSafeInteger(rule.thresholdAbove) ? rule.thresholdAbove : 0;
  const change: Change = isValid ? (account) => ({ ...account, rules: rulesAfter(facts, rule, ruleId) }) : noChange;
  return <Simulator facts={facts} change={change} suggestedAmount={String(threshold + 1)} />;
}
