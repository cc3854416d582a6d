import { CurrencySelect } from '../../../ui/CurrencySelect';

interface Props {
  /** A currency code, or ''. */
  currency: string;
  onApply: (filter: { readonly currency: string }) => void;
}

/** The further filter of the beneficiaries list: the currency in which they are paid. It applies at once. */
export function CurrencyFilter({ currency, onApply }: Props) {
  return (
    <CurrencySelect
      label="Currency"
      value={currency || null}
      onChange={(code) => onApply({ currency: code ?? '' })}
      isFilter
    />
  );
}
