import { RuleError } from '../errors';

/** What a file may have at most. All are checked while a file is read, before any of its rows is. */
export const uploadLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  columns: 60,
  /** In UTF-16 code units. */
  cellLength: 4096,
  /** In one element of XML. The standard needs one, besides the declarations of namespaces and of the schema's place. */
  attributes: 20,
  /** In a document of XML: 10,000 payments have 30 to 40 each. */
  elements: 500_000,
} as const;

/** The limits in words, for the screen. */
export const uploadLimitsText = 'at most 10,000 rows, 60 columns and 5 MB, in UTF-8';

/** The refusal of a whole file, with a sentence for the user. */
export const refusedFile = (reason: string): RuleError => new RuleError('file_refused', 'content', reason);
