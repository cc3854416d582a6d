import { lazily } from '../../../domain/lazily';
import { language } from './place';

const formats = {
  and: lazily(() => new Intl.ListFormat(language, { type: 'conjunction' })),
  or: lazily(() => new Intl.ListFormat(language, { type: 'disjunction' })),
} as const;

/** Texts as one: "Anna, Ben and Cyd", or with "or". */
export const listText = (texts: readonly string[], word: keyof typeof formats = 'and'): string =>
  formats[word]().format(texts);
