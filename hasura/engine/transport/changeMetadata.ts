import { EngineError } from '../errors';
import { newlyInconsistent, type Inconsistency } from '../metadata/inconsistency';
import type { Metadata, SourceMetadata } from '../metadata/types';
import type { MetadataGeneration, MetadataHost } from './metadataHost';

/** What a change would make inconsistent that was not before. */
export interface ChangeOutcome {
  readonly next: MetadataGeneration;
  readonly problems: readonly Inconsistency[];
}

/** Serves changed metadata if the change makes nothing inconsistent. Problems that were there before stay, and stay listed. */
export async function tryChange(host: MetadataHost, metadata: Metadata): Promise<ChangeOutcome> {
  const { problems: before, unreadable } = host.generation();
  const next = await host.apply(
    { metadata, unreadable },
    ({ problems }) => newlyInconsistent(before, problems).length === 0,
  );
  return { next, problems: newlyInconsistent(before, next.problems) };
}

/**
 * As `tryChange`, for a change of one object.
 * @throws EngineError `invalid-configuration` with the reasons where that object is inconsistent, `unexpected` where others are
 */
export async function changeObject(host: MetadataHost, metadata: Metadata, type: string, name: string): Promise<void> {
  const { problems } = await tryChange(host, metadata);
  if (problems.length === 0) return;
  const own = problems.filter((problem) => problem.type === type && problem.name === name);
  if (own.length === 0) throw newInconsistency(problems);
  const reasons = own.map(({ reason }) => `Inconsistent object: ${reason}`).join(', ');
  throw new EngineError('invalid-configuration', reasons, '$.args', { internal: own });
}

/** The refusal of a change that makes other objects than its own inconsistent. */
export function newInconsistency(problems: readonly Inconsistency[]): EngineError {
  const message = 'cannot continue due to new inconsistent metadata';
  return new EngineError('unexpected', message, '$.args', { internal: problems });
}

/** The source of a name. Throws `not-exists` for one that the metadata does not have. */
export function requireSource({ sources }: Metadata, name: string): SourceMetadata {
  const source = sources.find((candidate) => candidate.name === name);
  if (!source) throw new EngineError('not-exists', `source with name "${name}" does not exist`, '$.args');
  return source;
}

/** The metadata with one source changed. */
export function withSource(metadata: Metadata, changed: SourceMetadata): Metadata {
  const sources = metadata.sources.map((source) => (source.name === changed.name ? changed : source));
  return { ...metadata, sources };
}
