import { useState } from 'react';
import { formatAmount } from '../../../../domain/money/amount';
import { decimalsOf } from '../../../../domain/money/currencies';
import { TextField } from '../TextField';
import { parseAmount } from './parseAmount';

interface Props {
  id?: string;
  label: string;
  /** A decimal string. A text that is not an amount is kept as typed, for the form's validation to reject. */
  value: string;
  currency: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  isRequired?: boolean;
  description?: string;
}

const isPlain = (text: string) => /^\d+(\.\d+)?$/.test(text);
const shown = (value: string, currency: string) => (isPlain(value) ? formatAmount(value, currency) : value);

/**
 * An amount of money. It is a text field, so that the mouse wheel does not change it. It accepts `12k` and `1200*1.2`, and shows the
 * currency's decimals when it loses the focus.
 */
export function AmountInput({ value, currency, onChange, onBlur, description, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined) onChange(parseAmount(typed, decimalsOf(currency)) ?? typed.trim());
    setTyped(undefined);
    onBlur?.();
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(parseAmount(text, decimalsOf(currency)) ?? text.trim());
  };
  return (
    <TextField
      {...rest}
      value={typed ?? shown(value, currency)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      rightSection={currency}
      rightSectionWidth={52}
      rightSectionPointerEvents="none"
      className="tabular"
    />
  );
}
