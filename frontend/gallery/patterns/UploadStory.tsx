import { useState } from 'react';
import type { CheckedRow } from '../../src/shared/patterns/upload/CheckGrid';
import { UploadPage } from '../../src/shared/patterns/upload/UploadPage';
import { Notice } from '../../src/ui/Notice';

type Stage = 'choose' | 'check' | 'sending' | 'sent';

const columns = ['Name', 'Currency', 'IBAN'].map((title) => ({ key: title, title }));
const rows = Array.from({ length: 12 }, (_, index): CheckedRow => ({
  number: index + 2,
  cells: { Name: `Payee ${index}`, Currency: index === 3 ? 'EURO' : 'EUR', IBAN: 'DE89 3704 0044 0532 0130 00' },
  errors: {
    ...(index === 3 && { Currency: 'Not a currency code.' }),
    ...(index === 7 && { IBAN: 'The check digits are wrong.' }),
  },
}));

/** A file is chosen. */
export const UploadStory = () => <Upload initially="choose" />;

/** The rows of a file are checked. */
export const UploadCheckStory = () => <Upload initially="check" />;

function Upload({ initially }: { initially: Stage }) {
  const [stage, setStage] = useState<Stage>(initially);
  return (
    <UploadPage
      back={{ to: '/', label: 'All components' }}
      title="An upload"
      context="Beneficiaries of Aldgate Trading"
      drop={{
        accept: '.csv',
        limits: 'CSV, at most 1,000 rows and 2 MB',
        templates: [{ label: 'Template with the columns', href: 'template.csv' }],
        onFile: () => setStage('check'),
      }}
      grid={stage === 'choose' ? undefined : { caption: 'Rows of beneficiaries.csv', columns, rows }}
      totals={<p>12 beneficiaries, 10 of them without errors</p>}
      confirmLabel="Add 10 beneficiaries"
      mayConfirm
      onConfirm={() => setStage(stage === 'check' ? 'sending' : 'sent')}
      onStartOver={() => setStage('choose')}
      progress={stage === 'sending' ? { done: 4, all: 10 } : undefined}
      result={stage === 'sent' ? <Notice tone="success">10 beneficiaries were added.</Notice> : undefined}
    />
  );
}
