import type { Period } from '../../../../domain/statements/period';

/** The currency and the period of a statement. */
export interface StatementChoice extends Period {
  readonly currency: string;
}

/** What the fields of the choice take. */
export interface ChoiceProps {
  choice: StatementChoice;
  /** The day in London. */
  today: string;
  onChange: (choice: StatementChoice) => void;
}
