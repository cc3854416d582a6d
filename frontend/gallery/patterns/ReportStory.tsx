import { ReportPage } from '../../src/shared/patterns/ReportPage';
import { Button } from '../../src/ui/Button';
import { Details } from '../../src/ui/Details';
import { Money } from '../../src/ui/money/Money';
import { DataTable, type Column } from '../../src/ui/table/DataTable';
import { TextField } from '../../src/ui/TextField';
import { readOf } from './story';

const lines = Array.from({ length: 30 }, (_, index) => ({ day: `${index + 1} Nov 2026`, amount: String(index * 100) }));
const columns: readonly Column<(typeof lines)[number]>[] = [
  { key: 'day', title: 'Day', cell: ({ day }) => day },
  { key: 'amount', title: 'Amount', isNumber: true, cell: ({ amount }) => <Money amount={amount} currency="EUR" /> },
];

/** A statement. */
export function ReportStory() {
  return (
    <ReportPage
      title="A report"
      context="Aldgate Trading, EUR, 1 to 30 Nov 2026"
      exports={<Button>Export CSV</Button>}
      parameters={<TextField label="Month" defaultValue="November 2026" />}
      read={readOf(lines)}
      totals={(all) => (
        <Details
          items={[
            { label: 'Lines', value: all.length },
            { label: 'Balance', value: '43,500.00 EUR' },
          ]}
        />
      )}
    >
      {(all) => <DataTable caption="Lines" columns={columns} rows={all} rowKey={({ day }) => day} />}
    </ReportPage>
  );
}
