import { frequencies, occurrenceFrom } from '../../../../../domain/payments/recurrence';
import { DateField } from '../../../ui/DateField';
import { formatDay } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { FormSection } from '../../../shared/patterns/FormLayout';
import type { PaymentValues } from '../../../shared/payments/paymentValues';
import { frequencyLabels } from './recurringTexts';
import { endFault, once, reasonAgainstRepeating, type Repeat } from './repeat';

const options = [
  { value: 'once', label: 'Once' },
  ...frequencies.map((value) => ({ value, label: frequencyLabels[value] ?? value })),
];

interface Props {
  values: PaymentValues;
  repeat: Repeat;
  onChange: (repeat: Repeat) => void;
}

/** Whether a reviewed payment is made once, or again and again. */
export function RepeatFields({ values, repeat, onChange }: Props) {
  const reason = reasonAgainstRepeating(values);
  if (reason) return null;
  const choose = (value: string | null) => {
    const frequency = frequencies.find((one) => one === value);
    onChange(frequency ? { ...repeat, frequency } : once);
  };
  return (
    <FormSection title="Repeat">
      <Select label="How often" options={options} value={repeat.frequency || 'once'} onChange={choose} />
      {repeat.frequency && (
        <>
          <DateField
            label="Last possible day"
            description="Leave it empty to go on until you end it."
            value={repeat.endsOn}
            onChange={(endsOn) => onChange({ ...repeat, endsOn })}
            error={endFault(repeat, values.paymentDate)}
          />
          <Notice tone="info">{firstText(values.paymentDate, repeat)}</Notice>
        </>
      )}
    </FormSection>
  );
}

function firstText(startsOn: string, { frequency }: Repeat): string {
  const first = frequency && occurrenceFrom({ frequency, startsOn, endsOn: null }, startsOn);
  return `The first payment is due on ${formatDay(first || startsOn)}. Each is created five days before, under your limits and the approval rules of that day. Where banks are closed, it moves to a day on which they are open.`;
}
