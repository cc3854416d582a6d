import type { Call } from '../../http/endpoint';
import type { FieldError } from '../../http/errors';
import type { Beneficiary } from '../../store/records';
import type { PaymentDraft } from './draft';

/** What a rule looks at. */
export interface Check {
  readonly call: Call;
  readonly draft: PaymentDraft;
  /** The payment that the draft would change; undefined for a new one. */
  readonly paymentId: string | undefined;
  readonly beneficiary: Beneficiary | undefined;
}

/** A rule's complaint; nothing when it is satisfied. */
export type Rule = (check: Check) => FieldError | false | undefined;

/** A complaint about one field. */
export function complaint(field: string, code: string, message: string, params?: FieldError['params']): FieldError {
  return { field, code, message, params };
}
