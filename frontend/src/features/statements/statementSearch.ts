import { londonDay } from '../../../../domain/londonTime';
import { periodFault, presetPeriod, type Period } from '../../../../domain/statements/period';
import { useAccount } from '../../session/PortalContext';
import { useServices } from '../../session/services';
import { transactionsSearch, type TransactionsSearch } from '../../shared/transactions/transactionsSearch';
import { useSearch } from '../../shared/searchParams';

/** The values of a statement's query parameters, with its currency and its period. */
type StatementValues = Omit<TransactionsSearch, 'status'>;

/** The period of a statement, as its query parameters name it. */
export const periodOf = ({ completedAtFrom, completedAtTo }: StatementValues): Period => ({
  from: completedAtFrom,
  to: completedAtTo,
});

/**
 * The query parameters of a statement (specification section 2, /account/transactions/export): the currency, and the filters of transactions, of
 * which the days of completion are the period. Without a currency it is that of the organisation, without a period it is this month.
 */
export function useStatementSearch() {
  const { organisation } = useAccount();
  const today = londonDay(useServices().now());
  const { values: given, set } = useSearch(transactionsSearch);
  const period = periodFault(periodOf(given), today) ? presetPeriod('this_month', today) : periodOf(given);
  const values: TransactionsSearch = {
    ...given,
    status: 'completed',
    currency: given.currency || organisation.authorisation_currency,
    completedAtFrom: period.from,
    completedAtTo: period.to,
  };
  return { values, set, today };
}

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
