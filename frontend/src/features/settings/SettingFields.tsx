import { alarmFields, safeguardedCurrencies } from '../../../../domain/safeguarding/currencies';
import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { useAccountChoices } from '../../shared/accounts/accountChoices';
import { SafeHtml } from '../../shared/html/SafeHtml';
import { FormSection } from '../../shared/patterns/FormLayout';
import { FieldGrid } from '../../ui/layout';
import { FormAmount, FormText, FormCheckbox } from '../../ui/form/fields';
import { FormTextArea } from '../../ui/form/FormTextArea';
import { useFormValue } from '../../ui/form/formState';
import { Notice } from '../../ui/Notice';
import { AccountField } from '../../shared/accounts/AccountField';
import { accountLabels, amountLabels, flagLabels, fourEyesLabels, numberLabels, textLabels } from './settingLabels';
import type { SettingValues } from './settingValues';

const { safeguarding_control_account_id: controlLabel, ...feeAccounts } = accountLabels;

/** The fields of the settings in their sections. */
export function SettingFields() {
  return (
    <>
      <TextSection />
      <FeeAccountsSection />
      <FormSection title="Euro negative interest" lead="Charged on euro balances above the liquidity balance.">
        <FieldGrid>
          <FormText
            name="euro_negative_interest_charge_rate"
            label={amountLabels.euro_negative_interest_charge_rate}
            description="A fraction a year: 0.005 is half a per cent."
            isShort
            isRequired
          />
          <FormAmount
            name="euro_liquidity_balance_amount"
            label={amountLabels.euro_liquidity_balance_amount}
            currency="EUR"
            isRequired
          />
        </FieldGrid>
      </FormSection>
      <SafeguardingSection />
      <FormSection title="New accounts" lead="Shown to who asks for a new account, to be filled in and attached.">
        <FormTextArea
          name="newAccountForms"
          label={textLabels.newAccountForms}
          description="One form on each line: its name, then its address."
        />
      </FormSection>
      <FormSection title="Features" lead="A page that is switched off is not found, and no menu leads to it.">
        {Object.entries(flagLabels).map(([name, label]) => (
          <FormCheckbox key={name} name={name} label={label} />
        ))}
      </FormSection>
      <FormSection
        title="Second administrator"
        lead="Such a change waits until another super admin allows it. To turn this off needs another super admin, too."
      >
        {Object.entries(fourEyesLabels).map(([name, label]) => (
          <FormCheckbox key={name} name={name} label={label} />
        ))}
        <FormText
          name="cooling_days"
          label={numberLabels.cooling_days}
          description="For so many days after one user created or enabled another, or changed the contacts or second factors, neither decides about the changes of the other."
          isShort
          isRequired
        />
      </FormSection>
    </>
  );
}

function FeeAccountsSection() {
  return (
    <FormSection
      title="Fee accounts"
      lead="The accounts that collect what is charged. Without one, fees of its kind are not charged."
    >
      <HouseAccountsNotice />
      {Object.entries(feeAccounts).map(([name, label]) => (
        <AccountField key={name} name={name} label={label} isOfHouse />
      ))}
    </FormSection>
  );
}

/** Says why no account is offered, where there is none. */
function HouseAccountsNotice() {
  const { options, isLoading } = useAccountChoices('', '', { isOfHouse: true });
  if (isLoading || options.length > 0) return null;
  return (
    <Notice tone="info">
      No account is marked as the house’s, so none can be chosen. Mark an approved account on{' '}
      <Link to={paths.accounts}>its page</Link>.
    </Notice>
  );
}

function SafeguardingSection() {
  return (
    <FormSection title="Safeguarding" lead="An alarm is raised when the control account holds less than this.">
      <HouseAccountsNotice />
      <AccountField
        name="safeguarding_control_account_id"
        label={controlLabel}
        description="While client money is safeguarded, it changes by “Move control account” at the top of this page alone."
        isOfHouse
      />
      <FieldGrid>
        {safeguardedCurrencies.map((currency) => (
          <FormAmount
            key={currency}
            name={alarmFields[currency]}
            label={amountLabels[alarmFields[currency]]}
            currency={currency}
          />
        ))}
      </FieldGrid>
    </FormSection>
  );
}

function TextSection() {
  const banner = useFormValue((values: SettingValues) => values.maintenance_banner);
  const page = useFormValue((values: SettingValues) => values.notifications_page_html);
  return (
    <FormSection title="Texts" lead="Links, lists and emphasis are kept; all other markup is removed when you save.">
      <FormTextArea
        name="maintenance_banner"
        label={textLabels.maintenance_banner}
        description="Shown above every page, before sign-in too. Empty: no banner."
        maxLength={2000}
      />
      <SafeHtml html={banner} />
      <FormTextArea name="notifications_page_html" label={textLabels.notifications_page_html} maxLength={50_000} />
      <SafeHtml html={page} />
      <FormTextArea
        name="fraudNoticeText"
        label={textLabels.fraudNoticeText}
        description="Shown before payments that demand it. Paragraphs are separated by an empty line. Empty: the default text."
        maxLength={4000}
      />
    </FormSection>
  );
}
