import { memo } from 'react';
import type { Region } from '../../../domain/countries/regions';
import { Select, type SelectProps } from './Select';

interface Props extends Omit<SelectProps, 'options'> {
  /** The regions of the country. */
  regions: readonly Region[];
}

/** A region picker (specification section 5). */
export const RegionSelect = memo(function RegionSelect({ regions, ...rest }: Props) {
  return <Select {...rest} options={regions.map(({ code, name }) => ({ value: code, label: name }))} />;
});
