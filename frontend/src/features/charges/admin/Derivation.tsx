import { Link } from 'react-router-dom';
import type { ChargeInputs, CorrectionInputs } from '../../../../../domain/charges/base';
import { recalculate, type Recalculated } from '../../../../../domain/charges/recalculate';
import { groupDigits } from '../../../../../domain/money/amount';
import { paths } from '../../../session/paths';
import { DaysTable } from '../../../shared/charges/DaysTable';
import { StatusBadge } from '../../../shared/status/StatusBadge';
import { wordsOfCode } from '../../../shared/codeTexts';
import { Details } from '../../../ui/Details';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { formatAmount } from '../../../ui/money/amountTexts';
import { Money } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { place } from '../../../ui/place';
import { Stack } from '../../../ui/layout';
import { Timeline } from '../../../ui/Timeline';
import type { DerivedCharge } from './derivationQuery';
import { stepText } from './stepText';

/** How the amount of a charge came about: what it was computed from, each step, and the same computed again now. */
export function Derivation({ charge }: { charge: DerivedCharge }) {
  const inputs = inputsOf(charge);
  const { amount, currency, exchange_rate: rate } = charge;
  const again = inputs && recalculate({ inputs, amount, currency, rate: rate ?? null });
  return (
    <Stack>
      <Facts charge={charge} />
      {inputs && again && <Steps inputs={inputs} again={again} />}
      <Check charge={charge} again={again} />
      {inputs?.type === 'euro_negative_interest' && <Balances days={inputs.days} />}
      {inputs?.type === 'correction' && <Correction inputs={inputs} />}
    </Stack>
  );
}

/** Charges that were recorded before inputs held their type have it from the charge. */
function inputsOf({ type, derivation }: DerivedCharge): ChargeInputs | undefined {
  return derivation ? ({ type, ...(derivation.inputs as object) } as ChargeInputs) : undefined;
}

function Facts({ charge }: { charge: DerivedCharge }) {
  const [attempt] = charge.attempts;
  const { status, sourceAccount, destinationAccount, next_attempt_at: next } = charge;
  return (
    <Details
      items={[
        { label: 'Status', value: <StatusBadge of="charge" status={status} /> },
        { label: 'Reason', value: charge.error_message },
        { label: 'Type', value: wordsOfCode(charge.type) },
        { label: 'Charged account', value: charge.mainAccount.name },
        { label: 'Paid by', value: sourceAccount.id === charge.mainAccount.id ? null : sourceAccount.name },
        { label: 'Collected by', value: destinationAccount.name },
        { label: 'Tariff', value: charge.tariff?.name },
        { label: 'Recorded', value: formatInstant(charge.created_at) },
        { label: 'Sent', value: attempt && formatInstant(attempt.at) },
        { label: 'Rate of', value: attempt?.rate_at && formatInstant(attempt.rate_at) },
        { label: 'Tries in vain', value: charge.retryCount || null },
        { label: 'Tried again', value: status === 'pending' && next ? formatInstant(next) : null },
      ]}
    />
  );
}

function Steps({ inputs, again: { base, taken } }: { inputs: ChargeInputs; again: Recalculated }) {
  const interest = inputs.type === 'euro_negative_interest' ? inputs : undefined;
  const steps = [...base.steps, ...taken.steps].map((step) => ({
    title: stepText(step, interest),
    detail: `${step.step === 'rounded' ? formatAmount(step.amount, step.currency) : exactAmount(step.amount)} ${step.currency}`,
    state: 'done' as const,
  }));
  return <Timeline label="Steps to the amount" steps={steps} />;
}

const maxDecimals = 8;

/** An exact amount, which may have twenty decimals. */
function exactAmount(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.');
  const { numbers } = place();
  const shown = decimals.length > maxDecimals ? `${decimals.slice(0, maxDecimals)}…` : decimals;
  return `${groupDigits(whole, numbers)}${shown && numbers.decimalSeparator + shown}`;
}

function Check({ charge, again }: { charge: DerivedCharge; again: Recalculated | undefined }) {
  if (!again) return <Notice tone="waiting">What was kept of this charge does not suffice to compute it again.</Notice>;
  const stored = <Money amount={charge.amount} currency={charge.currency} />;
  if (again.isEqual) return <Notice tone="success">Recalculated now: equal, {stored}.</Notice>;
  return (
    <Notice tone="failure">
      Recalculated now: <Money {...again.taken} />, but {stored} is stored.
    </Notice>
  );
}

/** What a correction makes up for, and why. */
function Correction({ inputs: { chargeId, reason, note, days } }: { inputs: CorrectionInputs }) {
  return (
    <>
      <Details
        items={[
          { label: 'Corrects', value: <Link to={`${paths.charges}?charge=${chargeId}`}>Open the charge</Link> },
          { label: 'Why', value: reason },
          { label: 'Note', value: note },
        ]}
      />
      <DaysTable days={days} />
    </>
  );
}

function Balances({ days }: { days: readonly { readonly day: string; readonly balance: string }[] }) {
  return (
    <section aria-label="Closing balances">
      <h3>Closing balances</h3>
      <Details
        items={days.map(({ day, balance }) => ({
          label: formatDay(day),
          value: <Money amount={balance} currency="EUR" />,
        }))}
      />
    </section>
  );
}
