import { WorkbenchPage } from '../../src/shared/patterns/WorkbenchPage';
import { Card, Row } from '../../src/ui/layout';
import { StackedColumns } from '../../src/ui/charts/StackedColumns';
import { EmptyState } from '../../src/ui/EmptyState';
import { MoneyFigure } from '../../src/ui/money/Money';

const days = ['23 Nov', '24 Nov', '25 Nov'].map((label, index) => ({
  key: label,
  label,
  figure: `${index + 1}k`,
  parts: [{ tone: 'neutral' as const, percent: 30 * (index + 1) }],
}));

/** Figures, what needs an act, and a chart. */
export function WorkbenchStory() {
  return (
    <WorkbenchPage
      title="A workbench"
      context="Balances of Aldgate Trading"
      figures={
        <Row>
          <MoneyFigure size="panel" amount="12450.00" currency="EUR" />
          <MoneyFigure size="panel" amount="300.00" currency="GBP" />
        </Row>
      }
      chart={
        <Card title="Going out in the next days">
          <StackedColumns label="Payments by day" columns={days} legend={[{ tone: 'neutral', label: 'On its way' }]} />
        </Card>
      }
    >
      <Card title="Awaiting your authorisation">
        <EmptyState isLine>There are no payments to authorise.</EmptyState>
      </Card>
    </WorkbenchPage>
  );
}
