import { useState } from 'react';
import { statementFormats, type StatementFormat } from '../../../../../domain/statements/formats';
import { Button } from '../../../ui/Button';
import { Card, Row, Stack } from '../../../ui/layout';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import type { StatementChoice } from '../statementSearch';
import { useCreateExport } from './exportDocuments';
import { ExportList } from './ExportList';
import { formatLabels } from './exportTexts';

const options = statementFormats.map((value) => ({ value, label: formatLabels[value] }));

/** Asks for the statement that is shown as a file, and lists the user's files. Filters of the screen are no part of a file. */
export function ExportPanel({ accountId, choice }: { accountId: string; choice: StatementChoice }) {
  const [format, setFormat] = useState<StatementFormat>('csv');
  const { call, isCalling, error } = useCreateExport();
  return (
    <Card
      title="Files"
      lead="The whole statement of the period, whatever is filtered above. Files are kept for a week."
    >
      <Stack>
        <Row>
          <Select
            label="Format"
            value={format}
            options={options}
            isRequired
            onChange={(value) => setFormat(statementFormats.find((each) => each === value) ?? format)}
          />
          <Button tone="primary" isLoading={isCalling} onClick={() => void call({ ...choice, format })}>
            {`Write ${choice.currency} statement`}
          </Button>
        </Row>
        {error && <Notice tone="failure">{error.text}</Notice>}
        <ExportList accountId={accountId} />
      </Stack>
    </Card>
  );
}
