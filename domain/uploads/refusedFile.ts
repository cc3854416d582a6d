import { RuleError } from '../errors';

/** The refusal of a whole file, with a sentence for the user. */
export const refusedFile = (reason: string): RuleError => new RuleError('file_refused', 'content', reason);
