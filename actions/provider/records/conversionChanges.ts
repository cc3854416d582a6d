import { array, object, type InferType } from '../../../domain/yup';
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

/** What cancelling costs (negative) or yields. A quote has only amount, currency and time. */
export type ProviderCancellation = Readonly<InferType<typeof cancellationRecord>>;

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

/** What another date costs (negative) or yields. */
export type ProviderDateChange = Readonly<InferType<typeof dateChangeRecord>>;

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

/** A conversion that was split in two: the parent keeps the rest. In a preview the child has no id. */
export type ProviderSplit = Readonly<InferType<typeof splitRecord>>;

/** The schema of `ProviderSplitHistory`. */
export const splitHistoryRecord = object({ child_conversions: array(splitPart()).default(() => []) });

/** What was split off a conversion before. */
export type ProviderSplitHistory = Readonly<InferType<typeof splitHistoryRecord>>;
