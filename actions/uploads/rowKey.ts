import { derivedId } from '../runtime/derivedId';

/** The key of a row's effect: the same id at every attempt, derived from the upload and the row's number. */
export const rowKey = (uploadId: string, rowNumber: number): string => derivedId(uploadId, rowNumber);
