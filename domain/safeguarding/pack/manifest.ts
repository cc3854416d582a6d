/** A document of a resolution pack. */
export interface PackDocument {
  /** The name of its file in the pack. */
  readonly name: string;
  readonly title: string;
  /** Without the line of headings. */
  readonly rows: number;
  readonly bytes: number;
  /** SHA-256 of the file in hex. */
  readonly sha256: string;
}

/** What a resolution pack consists of. It is in the pack itself, and stored with it. */
export interface PackManifest {
  /** The day in London, as YYYY-MM-DD. */
  readonly day: string;
  /** When the database was read, in ISO 8601. Every document shows this one moment. */
  readonly readAt: string;
  readonly documents: readonly PackDocument[];
  /** What should be in the pack and is not, in sentences. */
  readonly missing: readonly string[];
  /** What is kept elsewhere, and where. */
  readonly elsewhere: readonly { readonly title: string; readonly where: string }[];
}

/** What belongs to a resolution pack and is not data of the portal. */
export const keptElsewhere: PackManifest['elsewhere'] = [
  {
    title: 'Written procedures of safeguarding and reconciliation',
    where: 'docs/operations.md, docs/decisions 069 and 073',
  },
  { title: 'Agreements with the institutions that hold client money', where: 'Kept by the house, outside the portal' },
];

/** A pack older than this is not the one of the last night: a day, and the hour in which the schedule comes round. */
const freshForMs = 25 * 3_600_000;

/** Whether the last night has no pack. */
export const isPackOld = (finishedAt: Date, now: Date): boolean => now.getTime() - finishedAt.getTime() > freshForMs;
