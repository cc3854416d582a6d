import { useCallback, useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import classes from './AmountInput.module.css';
import { formatAmount, amountQuestion, parseTypedAmount } from './amountTexts';
import { Button } from '../Button';
import { Row, Stack } from '../layout';
import { TextField } from '../TextField';

interface Props {
  id?: string;
  label: string;
  /** A decimal string. A text that is not an amount is kept as typed, for the form's validation to reject. */
  value: string;
  currency: string;
  /** The most decimals that may be entered; those of the currency by default. */
  decimals?: number;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  isRequired?: boolean;
  description?: string;
}

const classNames = { input: classes.input };

/** The text as an amount, or as typed where it is not one. */
function amountOr(text: string, currency: string, decimals: number | undefined): string {
  const parsed = parseTypedAmount(text, currency, decimals);
  return parsed.kind === 'amount' ? parsed.amount : text.trim();
}

function shown(value: string, currency: string): string {
  const parsed = parseTypedAmount(value, currency);
  return parsed.kind === 'amount' ? formatAmount(parsed.amount, currency) : value;
}

/**
 * An amount of money. It is a text field, so that the mouse wheel does not change it. It accepts `12k` and `1200*1.2`, and shows the
 * currency's decimals when it loses the focus. A text that could only be taken by rounding, or that can be read in two ways, stays as
 * typed: the field then asks what was meant. While the user types, the text is the browser's, so that a key does not render the field.
 */
export function AmountInput({ value, currency, decimals, onChange, onBlur, error, ...rest }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isTyping && input.current) input.current.value = shown(value, currency);
  }, [isTyping, value, currency]);
  const isQuiet = isTyping && error === undefined;
  const parsed = isQuiet ? undefined : parseTypedAmount(value, currency, decimals);
  const proposals = parsed?.kind === 'ambiguous' ? parsed.proposals : undefined;
  const type = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setIsTyping(true);
      onChange(amountOr(currentTarget.value, currency, decimals));
    },
    [onChange, currency, decimals],
  );
  const leave = useCallback(
    ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (isTyping) onChange(amountOr(currentTarget.value, currency, decimals));
      setIsTyping(false);
      onBlur?.();
    },
    [isTyping, onChange, onBlur, currency, decimals],
  );
  const take = (amount: string) => {
    setIsTyping(false);
    onChange(amount);
    input.current?.focus();
  };
  return (
    <Stack gap="small">
      <TextField
        {...rest}
        ref={input}
        classNames={classNames}
        onChange={type}
        onBlur={leave}
        error={proposals ? amountQuestion(proposals, currency) : error}
        inputMode="decimal"
        autoComplete="off"
        rightSection={currency}
        rightSectionWidth={52}
        rightSectionPointerEvents="none"
        className="tabular"
      />
      {proposals && proposals.length > 0 && (
        <Row>
          {proposals.map((amount) => (
            <Button key={amount} size="small" onClick={() => take(amount)}>
              {`Use ${formatAmount(amount, currency)}`}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
