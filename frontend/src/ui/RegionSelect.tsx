import { memo } from 'react';
import { regionsOf } from '../../../domain/countries/regions';
import { Select, type SelectProps } from './Select';

interface Props extends Omit<SelectProps, 'options'> {
  /** The two-letter code of the country whose regions are offered. */
  country: string;
}

/** A region picker: provinces for Canada, states for Mexico, otherwise those of the US (specification section 5). */
export const RegionSelect = memo(function RegionSelect({ country, ...rest }: Props) {
  return <Select {...rest} options={regionsOf(country).map(({ code, name }) => ({ value: code, label: name }))} />;
});
