import type { SubmissionDraft } from './form';

/** What a document of a request is. The diagram is asked for only where the flag `ownershipStructureDiagram` is on. */
export const submissionDocumentKinds = ['ownership_structure_diagram', 'other'] as const;

/** One of submissionDocumentKinds. */
export type SubmissionDocumentKind = (typeof submissionDocumentKinds)[number];

/** The most documents of a request. */
export const maxSubmissionDocuments = 10;

/** What is said where the diagram is missing. */
export const diagramMissingText = 'Attach a diagram of who owns and controls the account holder.';

/**
 * Whether a request lacks the diagram of its ownership. An individual has none.
 * @param asksDiagram the flag `ownershipStructureDiagram`
 */
export function lacksDiagram(
  { legalEntity }: Pick<SubmissionDraft, 'legalEntity'>,
  kinds: readonly string[],
  asksDiagram: boolean,
): boolean {
  return asksDiagram && legalEntity !== 'individual' && !kinds.includes('ownership_structure_diagram');
}
