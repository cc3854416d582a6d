import { showBankCode } from '../../../domain/beneficiaries/bankCodes';
import { lazily } from '../../../domain/lazily';
import { language } from '../ui/place';

/** An IBAN in groups of four characters, so that it can be compared by eye. */
export const formatIban = (iban: string) => showBankCode('iban', iban);

const names = lazily(() => new Intl.DisplayNames(language, { type: 'region' }));

/** A country's English name by its two-letter code; the code itself for an unknown country. */
export function regionName(code: string): string {
  return names().of(code) ?? code;
}

/** A code as words: `ready_to_send` as "Ready to send". For codes of open sets, which have no label of their own. */
export function wordsOfCode(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
