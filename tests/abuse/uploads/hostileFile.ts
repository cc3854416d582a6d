/** A file that does harm where it is read without care. */
export interface HostileFile {
  readonly name: string;
  readonly file: () => string | Buffer;
  /** What the reader prints of it. */
  readonly expected: RegExp;
}

export const headings = 'Beneficiary reference,Amount,Currency,Payment date,Payment type,Reference,Reason';
export const row = 'SUP-1,10.00,EUR,2026-12-01,regular,INV-1,Steel';

/** A CSV file with these lines below the headings. */
export const csv = (lines: string): string => `${headings}\n${lines}`;
