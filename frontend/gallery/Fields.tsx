import { useState } from 'react';
import { Checkbox } from '../src/ui/Checkbox';
import { CountrySelect, type CountryChoice } from '../src/ui/CountrySelect';
import { CurrencySelect } from '../src/ui/CurrencySelect';
import { DateField } from '../src/ui/DateField';
import { AmountInput } from '../src/ui/money/AmountInput';
import { PasswordField } from '../src/ui/PasswordField';
import { RadioGroup } from '../src/ui/RadioGroup';
import { regions } from '../../domain/countries/regions';
import { RegionSelect, Select } from '../src/ui/Select';
import { SearchInput } from '../src/ui/SearchInput';
import { Row, Stack } from '../src/ui/layout';
import { TextField } from '../src/ui/TextField';
import { Specimen } from './Specimen';

const required = 'This field is required.';
const nothing = () => undefined;
const options = ['Invoice', 'Salaries', 'A purpose with a name as long as banks like to give them'].map((label) => ({
  value: label,
  label,
}));
const country = (alpha2Code: string, alpha3Code: string, countryName: string, sanctionFlag = false): CountryChoice => ({
  alpha2Code,
  alpha3Code,
  countryName,
  permittedJurisdiction: true,
  sanctionFlag,
});
const countries = [country('DE', 'DEU', 'Germany'), country('KP', 'PRK', 'North Korea', true)];

/** The fields of forms: empty, filled, invalid, disabled, loading. */
export function Fields() {
  return (
    <>
      <TextFields />
      <Choices />
      <Places />
      <Amounts />
      <Ticks />
    </>
  );
}

function TextFields() {
  const [search, setSearch] = useState('');
  return (
    <Specimen name="TextField, PasswordField, SearchInput">
      <Stack isForm>
        <TextField label="Reference" description="The beneficiary sees this text." />
        <TextField label="Reference, filled" isRequired defaultValue={'INV-2026-0042 '.repeat(6)} />
        <TextField label="Reference, wrong" isRequired error={required} />
        <TextField label="Reference, disabled" disabled defaultValue="INV-1" />
        <PasswordField label="Password" isRequired defaultValue="secret" />
        <PasswordField label="Password, wrong" isRequired error={required} />
        <SearchInput label="Search payments" value={search} onChange={setSearch} />
      </Stack>
    </Specimen>
  );
}

function Choices() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Specimen name="Select">
      <Stack isForm>
        <Select label="Purpose" value={value} options={options} onChange={setValue} />
        <Select
          label="Purpose, filled"
          isRequired
          value={options[2]?.value ?? null}
          options={options}
          onChange={nothing}
        />
        <Select label="Purpose, wrong" isRequired value={null} options={options} error={required} onChange={nothing} />
        <Select label="Purpose, loading" value={null} options={[]} isLoading onChange={nothing} />
        <Select label="Purpose, disabled" value="Invoice" options={options} isDisabled onChange={nothing} />
      </Stack>
    </Specimen>
  );
}

function Places() {
  const [values, setValues] = useState<Record<string, string | null>>({ country: 'DE', currency: 'GBP', region: 'ON' });
  const set = (name: string) => (value: string | null) => setValues({ ...values, [name]: value });
  return (
    <Specimen name="CountrySelect, RegionSelect, CurrencySelect">
      <Stack isForm>
        <CountrySelect label="Country, empty" isRequired value={null} countries={countries} onChange={nothing} />
        <CountrySelect
          label="Country"
          isRequired
          value={values.country ?? null}
          countries={countries}
          onChange={set('country')}
        />
        <CountrySelect
          label="Country of an edited record"
          value="KP"
          currentValue="KP"
          countries={countries}
          onChange={nothing}
        />
        <RegionSelect label="Province" regions={regions.CA} value={values.region ?? null} onChange={set('region')} />
        <CurrencySelect label="Currency, empty" isRequired value={null} onChange={nothing} />
        <CurrencySelect label="Currency" isRequired value={values.currency ?? null} onChange={set('currency')} />
      </Stack>
    </Specimen>
  );
}

function Amounts() {
  const [amount, setAmount] = useState('12450.00');
  const [date, setDate] = useState('2026-11-24');
  const reason = (day: string) => ([0, 6].includes(new Date(day).getUTCDay()) ? 'banks are closed' : undefined);
  return (
    <Specimen name="AmountInput, DateField">
      <Stack isForm>
        <AmountInput label="Amount" isRequired value={amount} currency="EUR" onChange={setAmount} />
        <AmountInput label="Amount in yen" value="1234567" currency="JPY" onChange={nothing} />
        <AmountInput
          label="Amount, wrong"
          value="twelve"
          currency="EUR"
          error="You must provide a valid number for this field."
          onChange={nothing}
        />
        <AmountInput label="Amount, unclear" value="12.450" currency="EUR" onChange={nothing} />
        <DateField label="Payment date" isRequired value={date} onChange={setDate} reasonAgainst={reason} />
        <DateField label="Payment date, closed" value="2026-11-28" onChange={nothing} reasonAgainst={reason} />
        <DateField label="Payment date, empty" value="" onChange={nothing} error={required} />
      </Stack>
    </Specimen>
  );
}

function Ticks() {
  const [isTicked, setIsTicked] = useState(true);
  const [type, setType] = useState('regular');
  const types = [
    { value: 'regular', label: 'Regular', help: 'Arrives within a few days, no fee.' },
    { value: 'priority', label: 'Priority', help: 'Arrives the same day.' },
  ];
  return (
    <Specimen name="Checkbox, RadioGroup">
      <Row>
        <Checkbox label="Ticked" isChecked={isTicked} onChange={setIsTicked} />
        <Checkbox label="Not ticked" isChecked={false} onChange={nothing} />
        <Checkbox label="Some" isChecked={false} isMixed onChange={nothing} />
        <Checkbox label="Disabled" isChecked isDisabled onChange={nothing} />
      </Row>
      <RadioGroup name="type" label="Payment type" isRequired value={type} options={types} onChange={setType} />
      <RadioGroup
        name="wrong"
        label="Payment type, wrong"
        value={undefined}
        options={types}
        onChange={nothing}
        error={required}
      />
    </Specimen>
  );
}
