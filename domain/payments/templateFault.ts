import { errorCatalogue } from '../errors';

/** What a template says of its payment. */
export interface StoredTemplate {
  readonly currency: string;
  readonly paymentType: string;
}

/** The template's beneficiary as it is today. */
export interface TemplatePayee {
  /** False once it is deleted. */
  readonly isEnabled: boolean;
  readonly currency: string;
  readonly isRegular: boolean;
  readonly isPriority: boolean;
  /** Its own country and that of its bank, those that are known. */
  readonly countries: readonly string[];
}

/** Whether money may go to a country. */
export type IsPermitted = (country: string) => boolean;

/**
 * Why no payment can be made from a template any more, in the words of the refusal that creating one would meet; undefined where one can.
 * The server decides again when the payment is created.
 */
export function templateFault(
  { currency, paymentType }: StoredTemplate,
  payee: TemplatePayee,
  isPermitted: IsPermitted,
): string | undefined {
  if (!payee.isEnabled) return 'The beneficiary of this template was deleted.';
  if (!payee.countries.every(isPermitted)) return errorCatalogue.country_not_permitted;
  if (payee.currency !== currency) return errorCatalogue.currency_mismatch;
  const isOffered = paymentType === 'priority' ? payee.isPriority : payee.isRegular;
  return isOffered ? undefined : errorCatalogue.payment_type_not_available;
}
