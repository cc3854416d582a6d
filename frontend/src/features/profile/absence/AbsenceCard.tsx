import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Card, Row } from '../../../ui/layout';
import { Panel } from '../../../ui/Panel';

const AbsencePanel = lazy(async () => ({ default: (await import('./AbsencePanel')).AbsencePanel }));

/** Who approves payments while the user is away; a panel shows and changes it. */
export function AbsenceCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="While you are away"
      lead="A colleague with the same role can approve payments in your place for a period of up to 92 days."
    >
      <Row>
        <Button onClick={() => setIsOpen(true)}>Delegate approvals</Button>
      </Row>
      <Panel title="Approvals while you are away" isOpen={isOpen} onClose={() => setIsOpen(false)} isWide>
        <Suspense>{isOpen && <AbsencePanel />}</Suspense>
      </Panel>
    </Card>
  );
}
