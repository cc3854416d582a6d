import { array, object, type InferType } from '../../../domain/yup';
import { flag, maybe, text } from './fields';

/** The schema of `ProviderConfirmation`. */
export const confirmationRecord = object({
  id: text(),
  payment_id: text(),
  status: text(),
  short_reference: maybe(),
  confirmation_url: maybe(),
  expires_at: maybe(),
  created_at: maybe(),
  updated_at: maybe(),
});

/** The confirmation of a payment: the address of a PDF, valid for two days. */
export type ProviderConfirmation = Readonly<InferType<typeof confirmationRecord>>;

/** The schema of `ProviderSubmission`. */
export const submissionRecord = object({
  status: maybe(),
  submission_ref: maybe(),
  format: maybe(),
  message: maybe(),
});

const status = () => object({ status: maybe(), reason: maybe() }).nullable().default(null);
const money = () => object({ currency: text(), amount: text() });
const maybeMoney = () => money().nullable().default(null);

const trackingEvent = object({
  tracker_event_type: text(),
  valid: flag(),
  transaction_status: status(),
  funds_available: maybe(),
  forwarded_to_agent: maybe(),
  from: maybe(),
  to: maybe(),
  originator: maybe(),
  serial_parties: object({
    debtor: maybe(),
    debtor_agent: maybe(),
    intermediary_agent1: maybe(),
    instructing_reimbursement_agent: maybe(),
    creditor_agent: maybe(),
    creditor: maybe(),
  })
    .nullable()
    .default(null),
  sender_acknowledgement_receipt: maybe(),
  instructed_amount: maybeMoney(),
  confirmed_amount: maybeMoney(),
  interbank_settlement_amount: maybeMoney(),
  interbank_settlement_date: maybe(),
  charge_amount: array(money()).nullable().default(null),
  charge_type: maybe(),
  foreign_exchange_details: object({ source_currency: maybe(), target_currency: maybe(), rate: maybe() })
    .nullable()
    .default(null),
  last_update_time: maybe(),
});

/** The schema of `ProviderTracking`. */
export const trackingRecord = object({
  uetr: maybe(),
  transaction_status: status(),
  initiation_time: maybe(),
  completion_time: maybe(),
  last_update_time: maybe(),
  payment_events: array(trackingEvent).nullable().default(null),
});

/** The tracking events of a Swift payment, the newest first. Statuses and event types are open sets. */
export type ProviderTracking = Readonly<InferType<typeof trackingRecord>>;
