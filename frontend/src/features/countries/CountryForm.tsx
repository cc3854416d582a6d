import { countryInputSchema, type CountryInput } from '../../../../domain/countries/countryInput';
import { useCall } from '../../graphql/useCall';
import { ConfirmAction } from '../../shared/ConfirmAction';
import { ActionBar, FieldGrid } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Details } from '../../ui/Details';
import { Form } from '../../ui/form/Form';
import { FormSelect, FormText, FormCheckbox } from '../../ui/form/fields';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import type { CountryRow } from './countriesQuery';
import { CreateCountryDocument, DeleteCountryDocument, UpdateCountryDocument } from './countryWrites';

type Values = Omit<CountryInput, 'swiftTier' | 'weighting'> & {
  readonly swiftTier: string;
  readonly weighting: string;
};

const tiers = ['1', '2', '3', '4'].map((value) => ({ value, label: `Tier ${value}` }));

const emptyValues: Values = {
  countryName: '',
  alpha2Code: '',
  alpha3Code: '',
  swiftTier: '4',
  weighting: '0',
  permittedJurisdiction: true,
  sanctionFlag: false,
  isRestricted: false,
};

const valuesOf = (country: CountryRow): Values => ({
  countryName: country.countryName,
  alpha2Code: country.alpha2Code,
  alpha3Code: country.alpha3Code,
  swiftTier: String(country.swiftTier),
  weighting: String(country.weighting),
  permittedJurisdiction: country.permittedJurisdiction,
  sanctionFlag: country.sanctionFlag,
  isRestricted: country.isRestricted,
});

const inputOf = (values: Values): CountryInput => ({
  ...values,
  countryName: values.countryName.trim(),
  swiftTier: Number(values.swiftTier),
  weighting: Number(values.weighting),
});

interface Props {
  /** The country to change; undefined to add one. */
  country: CountryRow | undefined;
  onDone: () => void;
}

/** The form of a country. */
export function CountryForm({ country, onDone }: Props) {
  const creation = useCall(CreateCountryDocument);
  const change = useCall(UpdateCountryDocument);
  const { isCalling, error } = country ? change : creation;
  const save = async (values: Values) => {
    const answer = await (country ? change : creation).call({ country: inputOf(values) });
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    showToast('success', `${values.countryName} was saved.`);
    onDone();
    return undefined;
  };
  return (
    <Form initialValues={country ? valuesOf(country) : emptyValues} schema={countryInputSchema} onSubmit={save}>
      {error && !error.field && <Notice tone="failure">{error.text}</Notice>}
      <FormText name="countryName" label="Name" maxLength={80} isRequired />
      <FieldGrid>
        {country ? (
          <Details items={[{ label: 'Code of two letters', value: country.alpha2Code }]} />
        ) : (
          <FormText name="alpha2Code" label="Code of two letters" maxLength={2} isShort isRequired />
        )}
        <FormText name="alpha3Code" label="Code of three letters" maxLength={3} isShort isRequired />
        <FormSelect name="swiftTier" label="Swift tier" options={tiers} isRequired />
        <FormText name="weighting" label="Weight" description="The greatest come first." isShort isRequired />
      </FieldGrid>
      <FormCheckbox
        name="permittedJurisdiction"
        label="Permitted jurisdiction"
        help="Money may go to beneficiaries and banks in this country."
      />
      <FormCheckbox name="sanctionFlag" label="Sanctioned" help="No money may go there." />
      <FormCheckbox
        name="isRestricted"
        label="Restricted"
        help="On the list of restricted countries. No money may go there."
      />
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Save country
        </Button>
        {country && (
          <ConfirmAction
            label="Delete country"
            tone="danger"
            document={DeleteCountryDocument}
            variables={{ alpha2Code: country.alpha2Code }}
            done={`${country.countryName} was deleted.`}
            onDone={onDone}
          >
            <p>{country.countryName} can no longer be chosen. A country that other records name cannot be deleted.</p>
          </ConfirmAction>
        )}
      </ActionBar>
    </Form>
  );
}
