import { getIn } from 'formik';
import { useEffect, useRef } from 'react';
import { regionsOf } from '../../../../domain/countries/regions';
import { RegionSelect } from '../Select';
import { FormText, type FieldProps } from './fields';
import { useFormStore } from './formState';
import { useFormField } from './useFormField';

interface Props extends FieldProps {
  /** The two-letter code of the country. */
  country: string;
  maxLength?: number;
}

/** The region of an address in the surrounding form: chosen where there is a list of the country's regions, typed elsewhere. */
export function FormRegion({ country, maxLength, ...field }: Props) {
  const regions = regionsOf(country);
  return regions ? <FormRegionSelect {...field} regions={regions} /> : <FormText {...field} maxLength={maxLength} />;
}

function FormRegionSelect({ name, ...rest }: FieldProps & { regions: NonNullable<ReturnType<typeof regionsOf>> }) {
  const { value, ...field } = useFormField<string>(name, rest.label);
  return <RegionSelect {...rest} {...field} value={value || null} />;
}

/**
 * Clears a region when the user changes the country and the new one cannot have it: one of another country's list, or one that is not in the
 * list of the new country. It stands where the country is chosen, because the control of the region may not be shown meanwhile.
 */
export function useRegionOfCountry(name: string, country: string): void {
  const store = useFormStore();
  const former = useRef(country);
  useEffect(() => {
    if (country === former.current) return;
    const { values, setFieldValue } = store.read();
    const region: unknown = getIn(values, name);
    const known = regionsOf(country);
    const isKept = known ? known.some(({ code }) => code === region) : !regionsOf(former.current);
    former.current = country;
    if (region && !isKept) void setFieldValue(name, '');
  }, [name, country, store]);
}
