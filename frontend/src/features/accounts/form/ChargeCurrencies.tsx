import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../ui/Button';
import { CurrencySelect } from '../../../ui/CurrencySelect';
import { useFormField } from '../../../ui/form/useFormField';
import { Row, Stack } from '../../../ui/layout';
import classes from './ChargeCurrencies.module.css';

/** The currencies from which charges are taken, in their order. */
export function ChargeCurrencies({ name, label }: { name: string; label: string }) {
  const { id, value: chosen, error, onChange } = useFormField<readonly string[]>(name, label);
  const moveUp = (index: number) => {
    const [code] = chosen.slice(index, index + 1);
    if (code !== undefined) onChange(chosen.toSpliced(index, 1).toSpliced(index - 1, 0, code));
  };
  return (
    <Stack>
      <ol className={classes.order} aria-label={label}>
        {chosen.map((code, index) => (
          <li key={code}>
            <span className={classes.code}>{code}</span>
            <Row>
              <Button
                size="small"
                isDisabled={index === 0}
                aria-label={`Move ${code} up`}
                onClick={() => moveUp(index)}
              >
                <IconArrowUp size={14} aria-hidden />
              </Button>
              <Button
                size="small"
                aria-label={`Remove ${code}`}
                onClick={() => onChange(chosen.filter((one) => one !== code))}
              >
                <IconTrash size={14} aria-hidden />
              </Button>
            </Row>
          </li>
        ))}
      </ol>
      <CurrencySelect
        id={id}
        label="Add a currency"
        value={null}
        taken={chosen}
        error={error}
        onChange={(code) => code && onChange([...chosen, code])}
        isFilter
      />
    </Stack>
  );
}
