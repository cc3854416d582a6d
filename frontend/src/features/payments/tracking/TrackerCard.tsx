import { wordsOfCode } from '../../../shared/codeTexts';
import { Card, Stack } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import { formatInstant } from '../../../ui/formatDate';
import { Timeline } from '../../../ui/Timeline';
import classes from './TrackerCard.module.css';
import { trackerSteps } from './trackerSteps';
import type { Tracker } from './trackingQuery';

/** The way of a Swift payment from bank to bank. */
export function TrackerCard({ tracker }: { tracker: Tracker }) {
  const steps = trackerSteps(tracker).map(({ lines, ...step }) => ({ ...step, detail: <Lines lines={lines} /> }));
  return (
    <Card title="From bank to bank">
      <Stack>
        <Details items={trackerFacts(tracker)} />
        {steps.length > 0 ? (
          <Timeline label="From bank to bank" steps={steps} />
        ) : (
          <p>No bank has reported about this payment yet.</p>
        )}
      </Stack>
    </Card>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));
}

const instant = (time: string | null) => time && formatInstant(time);

function trackerFacts({ uetr, status, statusReason, ...times }: Tracker) {
  return [
    { label: 'Status', value: status && wordsOfCode(status) },
    { label: 'Reason', value: statusReason && wordsOfCode(statusReason) },
    { label: 'Started', value: instant(times.initiationTime) },
    { label: 'Completed', value: instant(times.completionTime) },
    { label: 'Last update', value: instant(times.lastUpdateTime) },
    { label: 'UETR', value: uetr && <CopyText label="UETR" text={uetr} /> },
  ];
}
