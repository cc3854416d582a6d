import { useState } from 'react';
import type { AlertKind } from '../../../../domain/rates/alert';
import { useCall } from '../../graphql/useCall';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { place } from '../../ui/place';
import { RadioGroup } from '../../ui/RadioGroup';
import { Stack } from '../../ui/layout';
import { TextField } from '../../ui/TextField';
import { pairText } from './currentRates';
import { CreateRateAlertDocument } from './rateAlertCalls';

const kinds: readonly { readonly value: AlertKind; readonly label: string }[] = [
  { value: 'above', label: 'When the rate reaches a limit or rises above it' },
  { value: 'below', label: 'When the rate reaches a limit or falls below it' },
  { value: 'daily', label: 'Each day' },
];

/** A typed rate as a plain decimal: the reader's place may write a comma. */
const plain = (text: string): string => text.trim().replace(place().numbers.decimalSeparator, '.');

/** Asks when the user wants to be told of a pair's rate. The server checks the rate, which may be reached already. */
export function RateAlertDialog({ pair, onClose }: { pair: string; onClose: () => void }) {
  const [kind, setKind] = useState<AlertKind>('above');
  const [rate, setRate] = useState('');
  const { call, isCalling, error } = useCall(CreateRateAlertDocument);
  const save = async () => {
    const answer = await call({ currencyPair: pair, kind, rate: kind === 'daily' ? null : plain(rate) });
    if ('data' in answer) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Rate alert for ${pairText(pair)}`}
      confirmLabel="Set alert"
      isLoading={isCalling}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack gap="form">
        <RadioGroup name="kind" label="You get a notice" value={kind} options={kinds} onChange={setKind} />
        {kind !== 'daily' && (
          <TextField
            label={`${pair.slice(3)} for 1 ${pair.slice(0, 3)}`}
            value={rate}
            onChange={(event) => setRate(event.currentTarget.value)}
            inputMode="decimal"
            autoComplete="off"
            error={error?.text}
            isRequired
          />
        )}
        {kind === 'daily' && error && <p role="alert">{error.text}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
