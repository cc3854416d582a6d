import { unexpectedError } from './unexpectedError';

/**
 * Every code that an action can answer with, and its default text. Texts may be made more precise where the error is
 * raised; the code is the contract. Foreign ids and absent ids share one code on purpose.
 */
export const errorCatalogue = {
  account_not_found: 'This account does not exist or you have no seat on it.',
  account_not_approved: 'This account is not approved yet.',
  account_closed: 'This account is closed.',
  account_not_connected: 'This account has no counterpart at the provider yet.',
  already_authorised_by_you: 'You have already authorised this payment.',
  already_authorised_for_you: 'A colleague has already authorised this payment in your place.',
  amount_above_limit: 'The amount is above your limit.',
  approval_expired: 'This payment was not approved in time.',
  authorisation_batch_running:
    'The payments that you authorised before are still being worked on. Wait until they are done.',
  authorisation_rate_missing: 'There is no current exchange rate to compare with your limit.',
  balance_too_low: 'The account holds less than this amount.',
  beneficiary_changed: 'The beneficiary changed after this payment was prepared.',
  beneficiary_not_found: 'This beneficiary does not exist.',
  beneficiary_not_payable: 'The provider has not confirmed this beneficiary yet.',
  cannot_authorise_own_payment: 'The authorisation rule does not let you authorise your own payment.',
  cannot_reject_own_payment: 'You made this payment. Delete it instead of rejecting it.',
  colleague_not_found: 'This colleague has no seat with the role that you delegate.',
  confirmation_not_available: 'There is a confirmation once the payment is completed.',
  content_changed: 'This payment changed after it was shown or authorised. Check it again.',
  conversion_change_pending: 'Another change of this conversion is under way. Wait until it is done.',
  conversion_not_changeable: 'This conversion no longer awaits its funds, so it cannot be changed.',
  conversion_not_found: 'This conversion does not exist.',
  conversion_price_moved: 'The price of this change has moved against you. Nothing was changed; look at the new price.',
  country_not_permitted: 'Payments to this country are not permitted.',
  currency_mismatch: 'The beneficiary is paid in another currency.',
  documents_approved:
    'Another user has authorised this payment with its documents. Change the payment first; it is then approved anew.',
  document_not_accepted: 'This document is not a PDF, PNG or JPEG file.',
  document_not_found: 'This document does not exist.',
  documents_not_available: 'Documents cannot be attached or opened here yet.',
  file_already_uploaded: 'Payments of this file were created before.',
  file_refused: 'This file cannot be read.',
  delegation_not_found: 'This delegation does not exist.',
  delegation_overlaps: 'You have already delegated this role for a part of this period.',
  export_not_found: 'This export does not exist.',
  export_without_file: 'There is no file to download: it is not written, or its time is over.',
  fee_not_waivable: 'Only an administrator may leave out the transfer fee.',
  fraud_notice_acknowledged: 'An acknowledged fraud notice is kept.',
  fraud_notice_expired: 'You acknowledged the fraud notice too long ago. Read it again and continue.',
  fraud_notice_for_other_content: 'The payment changed after the fraud notice was shown. Read it again and continue.',
  fraud_notice_not_acknowledged: 'Acknowledge the fraud notice before you continue.',
  fraud_notice_not_found: 'This fraud notice does not exist.',
  fraud_notice_required: 'Read and acknowledge the fraud notice before this payment can continue.',
  fraud_notice_used: 'This fraud notice has already served. Read it again and continue.',
  held_rate_expired:
    'The rate of this payment is no longer held, so it was not authorised. Hold a new rate, or let it go and pay from the balance.',
  held_rate_not_booked:
    'The conversion could not be booked at the held rate, so the payment was not sent. Change the payment to hold a new rate.',
  held_rates_not_available: 'The provider does not hold rates for this account. Convert the money first, then pay.',
  invalid_input: 'This value is not valid.',
  not_authenticated: 'You are not signed in.',
  no_authorisation_due: 'This payment is not waiting for an authorisation.',
  occurrence_not_next: 'This is not the next payment of the series any more.',
  occurrence_too_late: 'The day of this payment passed more than a month ago.',
  out_of_time: 'There was no time left for this payment. Nothing was done; authorise it again.',
  organisation_not_found: 'This organisation does not exist.',
  payee_name_mismatch: 'The name does not match the account. Confirm it, or correct the name or the account.',
  payment_already_sent: 'This payment was already sent.',
  payment_not_found: 'This payment does not exist.',
  payment_type_not_available: 'This beneficiary cannot be paid with this payment type.',
  provider_credentials_refused:
    'We could not connect to the banking platform with your credentials, please contact the provider.',
  provider_rejected: 'The provider refused the request.',
  provider_unavailable: 'The provider cannot be reached. Nothing was lost; try again in a moment.',
  quote_expired: 'This quote has expired. Ask for a new one.',
  quote_not_found: 'This quote does not exist.',
  quote_terms_differ: 'These are not the terms of the quote. Ask for a new one.',
  rate_alert_not_found: 'This rate alert does not exist.',
  rate_missing: 'There is no exchange rate for these currencies.',
  rate_stale: 'The exchange rate of these currencies is older than a day.',
  recurring_payment_ended: 'This recurring payment has ended.',
  recurring_payment_needs_notice:
    'A payment like this one demands a fraud notice, so each must be created by a person.',
  recurring_payment_not_found: 'This recurring payment does not exist.',
  request_id_reused: 'This request id was used before with other content.',
  role_may_not_authorise: 'Your role on this account is not among the approving roles.',
  role_may_not_create_beneficiaries: 'This action is disabled due to your role',
  role_may_not_create_conversions: 'This action is disabled due to your role',
  role_may_not_create_payments: 'This action is disabled due to your role',
  role_may_not_submit_accounts: 'Only an administrator for new accounts may submit this request.',
  submission_not_editable: 'The status of this request does not allow that.',
  submission_not_found: 'This request for an account does not exist.',
  saved_view_not_found: 'This saved view does not exist.',
  statement_does_not_add_up: 'The movements of this period do not add up to the closing balance.',
  statement_not_found: 'This statement does not exist.',
  template_name_taken: 'This account has a template of this name already.',
  template_not_found: 'This template does not exist.',
  role_not_found: 'You hold no seat with this role.',
  sharepoint_not_available: 'Files in SharePoint cannot be opened here.',
  too_many_exports: 'Five files are being written for you. Wait until one is done, or cancel one.',
  too_many_requests: 'Too many requests. Try again in a minute.',
  transfer_between_organisations: 'You may not transfer money between organisations.',
  transfer_not_found: 'The transfer does not exist, or you may not see it.',
  transfer_not_sent: 'The transfer is still on its way to our payment partner. Try again in a minute.',
  transfers_not_permitted: 'You may not transfer money between accounts.',
  upload_already_confirmed: 'This upload was confirmed before. Its rows can no longer be changed.',
  upload_not_found: 'This upload does not exist.',
  upload_without_rows: 'The upload has no rows that can be created.',
  unexpected: unexpectedError,
} as const;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** An expected refusal: the caller gets its code, its text and the input field that it concerns. */
export class RuleError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly field?: string,
    message: string = errorCatalogue[code],
  ) {
    super(message);
    this.name = 'RuleError';
  }
}
