import { FormSection } from '../../../shared/patterns/FormLayout';
import { FieldGrid } from '../../../ui/layout';
import { FormText, FormCheckbox } from '../../../ui/form/fields';
import type { RuleFacts } from '../../../shared/simulator/ruleFacts';
import { roleField } from './ruleValues';

/** The fields of an authorisation rule. */
export function RuleFields({ facts }: { facts: RuleFacts }) {
  return (
    <>
      <FormSection title="Threshold">
        <FormText
          name="thresholdAbove"
          label={`Payments above, in ${facts.authorisation_currency}`}
          description="A whole number. Of the rules that an amount is above, the one with the highest threshold applies."
          isShort
          isRequired
        />
      </FormSection>
      <FormSection
        title="Approvals"
        lead="How many people of each role must approve. Leave a role empty where none must."
      >
        <FieldGrid>
          {facts.roles.map(({ id, name }) => (
            <FormText key={id} name={roleField(id)} label={name} isShort />
          ))}
        </FieldGrid>
      </FormSection>
      <FormSection title="The person who creates the payment">
        <FormCheckbox
          name="canAuthoriseOwnPayments"
          label="May approve their own payments"
          help="They may give one of the approvals, with a role that is asked for."
        />
        <FormCheckbox
          name="paymentCreatorCanSatisfyRule"
          label="Creating counts as an approval"
          help="Creating the payment gives one approval, where their role is asked for."
        />
      </FormSection>
    </>
  );
}
