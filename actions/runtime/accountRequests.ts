import type { SubmissionDocumentKind } from '../../domain/submissions/documents';
import type { SubmissionDraft } from '../../domain/submissions/form';
import type { SendOutcome } from '../../domain/submissions/providerDelivery';

/** A document of a request. Its content never changes under its id. */
export interface RequestedDocument {
  readonly id: string;
  readonly kind: SubmissionDocumentKind;
  readonly filename: string;
  readonly filetype: string;
  /** In bytes. */
  readonly filesize: number;
}

/** A request for a new account as it was submitted: only what stays the same at each attempt. */
export interface AccountRequest {
  readonly submissionId: string;
  readonly organisationId: string;
  readonly form: SubmissionDraft;
  readonly documents: readonly RequestedDocument[];
}

/** The provider's way to take requests for accounts. */
export interface AccountRequests {
  /**
   * Sends a request. It never throws: what happened is the outcome.
   * @param key of this content, stored before the call. A request that was taken under it is answered as the first time.
   */
  readonly send: (request: AccountRequest, key: string) => Promise<SendOutcome>;
}
