import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel';
import type { DecisionQueue } from './useDecisionQueue';

interface Props {
  /** What the user decides, such as "Authorise payment". */
  title: string;
  queue: DecisionQueue;
  /** Whether a dialog stands above the sheet, which Escape then closes in its place. */
  isHeld?: boolean;
  /** What decides, and a DecisionFoot. */
  children: ReactNode;
}

/** A wide panel in which the user decides about one item of a list after another. */
export function DecisionSheet({ title, queue, isHeld, children }: Props) {
  return (
    <Panel
      title={queue.place ? `${title} · ${queue.place}` : title}
      isOpen={queue.id !== undefined}
      onClose={queue.close}
      isHeld={isHeld}
      isWide
    >
      {children}
    </Panel>
  );
}
