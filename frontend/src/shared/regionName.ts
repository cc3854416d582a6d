import { lazily } from '../../../domain/lazily';
import { language } from '../ui/place';

const names = lazily(() => new Intl.DisplayNames(language, { type: 'region' }));

/** A country's English name by its two-letter code; the code itself for an unknown country. */
export function regionName(code: string): string {
  return names().of(code) ?? code;
}
