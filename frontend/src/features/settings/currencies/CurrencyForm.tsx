import { ValidationError } from '../../../../../domain/yup';
import { decimalsOf } from '../../../../../domain/money/currencies';
import { isSafeguardedCurrency } from '../../../../../domain/safeguarding/currencies';
import { currencySettingsSchema } from '../../../../../domain/settings/currencySettings';
import type { CurrencySettingsInput } from '../../../graphql/generated/operations';
import { useCall } from '../../../graphql/useCall';
import { tellSaved } from '../../../shared/changes/tellSaved';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { FormAmount, FormText, FormCheckbox } from '../../../ui/form/fields';
import { Form } from '../../../ui/form/Form';
import { Notice } from '../../../ui/Notice';
import { UpdateCurrencySettingsDocument, type CurrencyRow } from './currenciesQuery';
import { currencyName } from './currencyColumns';

/** The settings of a currency as the controls hold them: texts, '' for none, and switches. */
interface Values {
  readonly enabled: boolean;
  readonly decimals: string;
  readonly safeguarded: boolean;
  readonly balance_alarm: string;
}

const inputOf = (currency: string, values: Values): CurrencySettingsInput => ({
  currency,
  enabled: values.enabled,
  decimals: values.decimals.trim() === '' ? Number.NaN : Number(values.decimals),
  safeguarded: values.safeguarded,
  balance_alarm: values.balance_alarm || null,
});

/** What is wrong with the values, by field. The server applies the same schema. */
function faultsOf(currency: string, values: Values): Record<string, string> {
  try {
    currencySettingsSchema.validateSync(inputOf(currency, values), { abortEarly: false });
    return {};
  } catch (cause) {
    if (!(cause instanceof ValidationError)) throw cause;
    return Object.fromEntries(cause.inner.map(({ path = '', message }) => [path, message]));
  }
}

interface Props {
  stored: CurrencyRow;
  onDone: () => void;
}

/** The form of what the house sets for a currency. */
export function CurrencyForm({ stored, onDone }: Props) {
  const { currency, balance_alarm: alarm } = stored;
  const { call, isCalling, error } = useCall(UpdateCurrencySettingsDocument);
  const save = async (values: Values) => {
    const answer = await call({ settings: inputOf(currency, values) });
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    tellSaved(answer.data, `${currencyName(currency)} was saved.`);
    onDone();
    return undefined;
  };
  return (
    <Form<Values>
      initialValues={{ ...stored, decimals: String(stored.decimals), balance_alarm: alarm ?? '' }}
      validate={(values) => faultsOf(currency, values)}
      onSubmit={save}
    >
      {error && !error.field && <Notice tone="failure">{error.text}</Notice>}
      <FormCheckbox
        name="enabled"
        label="Offered"
        help="For new payments, conversions, transfers and beneficiaries. What there is stays, and is finished."
      />
      <FormText
        name="decimals"
        label="Decimals"
        description={`The most that an amount may have when it is entered: 0 to ${decimalsOf(currency)}.`}
        isShort
        isRequired
      />
      {isSafeguardedCurrency(currency) && (
        <>
          <FormCheckbox
            name="safeguarded"
            label="Safeguarded"
            help="Client money may be moved to the control account in this currency."
          />
          <FormAmount
            name="balance_alarm"
            label="Alarm below"
            description="An alarm is raised when the control account holds less. Empty: no alarm."
            currency={currency}
          />
        </>
      )}
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Save currency
        </Button>
      </ActionBar>
    </Form>
  );
}
