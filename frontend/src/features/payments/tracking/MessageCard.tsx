import { wordsOfCode } from '../../../shared/codeTexts';
import { Card, Stack } from '../../../ui/layout';
import { CopyText } from '../../../ui/CopyText';
import { Details } from '../../../ui/Details';
import classes from './MessageCard.module.css';
import type { TrackingInfo } from './trackingQuery';

/** The message to the bank: its status, its fields by name, and the text itself. */
export function MessageCard({ info }: { info: TrackingInfo }) {
  const { format, message, status, submission_ref: reference, decodedMessage } = info;
  return (
    <Card title="Message to the bank">
      <Stack>
        <Details
          items={[
            { label: 'Format', value: format },
            { label: 'Status', value: status && wordsOfCode(status) },
            { label: 'Submission reference', value: reference && <CopyText label="reference" text={reference} /> },
          ]}
        />
        {decodedMessage.length > 0 ? (
          <Details items={fieldsOf(decodedMessage)} />
        ) : (
          message && <p>The fields of this message cannot be read. Below is its text.</p>
        )}
        {message && (
          <details className={classes.details} open={decodedMessage.length === 0 || undefined}>
            <summary>Show the message itself</summary>
            <pre className={classes.message} tabIndex={0} role="region" aria-label="Text of the message">
              {message}
            </pre>
          </details>
        )}
      </Stack>
    </Card>
  );
}

/**
 * The fields with their places, since a name may stand at two places. Lines of one field, such as those of an address, stay
 * together.
 */
function fieldsOf(decoded: TrackingInfo['decodedMessage']) {
  const values = new Map<string, string[]>();
  for (const { tag, label, value } of decoded) {
    const name = `${label} (${tag})`;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([label, lines]) => ({
    label,
    value: <span className={classes.value}>{lines.join('\n')}</span>,
  }));
}
