import { chargeTypes } from '../../../../../domain/charges/chargeTypes';
import { chargeMachine, type ChargeStatus } from '../../../../../domain/charges/transitions';
import { dateParam, flagParam, idParam, oneOfParam, pageParam, type SearchValues } from '../../../shared/searchParams';

/** Every status of a charge. */
export const chargeStatuses = Object.keys(chargeMachine.next) as ChargeStatus[];

/** The filters by status; '' for all. `misdirected` finds the charges that are not sent, because their account of the house is wrong. */
export const statusFilters = ['', ...chargeStatuses, 'misdirected'] as const;

/**
 * The query parameters of the administrators' list of charges. Days are London's; both ends of the range are included. `charge` is the one
 * whose derivation is open.
 */
export const chargesSearch = {
  status: oneOfParam(statusFilters, ''),
  type: oneOfParam(['', ...chargeTypes], ''),
  account: idParam,
  from: dateParam,
  to: dateParam,
  advancedSearch: flagParam,
  charge: idParam,
  page: pageParam,
};

/** The values of those parameters. */
export type ChargesSearch = SearchValues<typeof chargesSearch>;

/** The filters of the form. */
export type ChargeFilterValues = Pick<ChargesSearch, 'account' | 'from' | 'to'>;

/** No filter of the form is set. */
export const noChargeFilters: ChargeFilterValues = { account: '', from: '', to: '' };
