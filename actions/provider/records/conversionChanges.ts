import { array, object } from '../../../domain/yup';
import { maybe, text } from './fields';

/** The schema of `ProviderCancellation`. */
export const cancellationRecord = object({
  amount: text(),
  currency: text(),
  event_date_time: maybe(),
  conversion_id: maybe(),
  account_id: maybe(),
  contact_id: maybe(),
  event_type: maybe(),
  notes: maybe(),
});

/** The schema of `ProviderDateChange`. */
export const dateChangeRecord = object({
  conversion_id: text(),
  amount: text(),
  currency: text(),
  new_conversion_date: maybe(),
  new_settlement_date: maybe(),
  old_conversion_date: maybe(),
  old_settlement_date: maybe(),
  event_date_time: maybe(),
});

const splitPart = () =>
  object({
    id: maybe(),
    short_reference: maybe(),
    sell_amount: text(),
    sell_currency: text(),
    buy_amount: text(),
    buy_currency: text(),
    settlement_date: maybe(),
    conversion_date: maybe(),
    status: maybe(),
  });

/** The schema of `ProviderSplit`. */
export const splitRecord = object({ parent_conversion: splitPart(), child_conversion: splitPart() });

/** The schema of `ProviderSplitHistory`. */
export const splitHistoryRecord = object({ child_conversions: array(splitPart()).default(() => []) });
