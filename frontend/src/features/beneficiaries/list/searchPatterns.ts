import { normaliseBankCode } from '../../../../../domain/beneficiaries/bankCodes';
import { containsPattern } from '../../../shared/ilike';

/** What a search compares: names and references with the text, IBANs and account numbers with the bare code. */
export interface SearchPatterns {
  readonly pattern: string;
  readonly code: string;
}

/** The patterns of a search. A code may be typed in groups, and in part, such as its last digits. */
export function searchPatterns(search: string): SearchPatterns {
  const code = normaliseBankCode('accountNumber', search);
  return { pattern: containsPattern(search), code: containsPattern(code || search) };
}
