/** A purpose that a payer may state: what the rule needs of a row of `payment_purpose_codes`. */
export interface ListedPurpose {
  readonly code: string;
  /** The kind of payer that may state it: company or individual. */
  readonly entityType: string;
}

/** What decides, within the codes of a currency and a bank country, whether a payment states its purpose. */
export interface PurposeRoute {
  readonly currency: string;
  /** Regular or priority. */
  readonly paymentType: string;
  /** Company or individual; null where it is not known, which allows the codes of both. */
  readonly payerType: string | null;
}

/** The currencies whose local payments state a purpose. In every other currency with codes only Swift payments do. */
const localCurrencies: readonly string[] = ['INR', 'MYR'];

/**
 * The purposes of which a payment must state one; empty where it states none. The table `payment_purpose_codes` demands a purpose: it holds
 * what the provider lists for a currency, a bank country and a kind of payer (`reference/payment_purpose_codes`). The table does not
 * tell the payment type, which the provider's rule on purpose codes adds.
 * @param listed the rows of the payment's currency and the beneficiary's bank country
 */
export function purposesToChoose<Purpose extends ListedPurpose>(
  listed: readonly Purpose[],
  { currency, paymentType, payerType }: PurposeRoute,
): readonly Purpose[] {
  if (paymentType !== (localCurrencies.includes(currency) ? 'regular' : 'priority')) return [];
  const allowed = listed.filter(({ entityType }) => payerType === null || entityType === payerType);
  return [...new Map(allowed.map((purpose) => [purpose.code, purpose])).values()];
}

/**
 * Why a payment cannot have a purpose code, as a sentence for the user; undefined where it can. A code that is not demanded is left to the
 * provider: the table does not list every route.
 * @param purposes of purposesToChoose
 */
export function purposeCodeFault(code: string | null, purposes: readonly ListedPurpose[]): string | undefined {
  if (purposes.length === 0 || purposes.some((purpose) => purpose.code === code)) return undefined;
  return code ? 'Choose a purpose code from the list.' : 'A payment to this country must state a purpose code.';
}
