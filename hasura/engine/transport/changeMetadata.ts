import { EngineError } from '../errors';
import { newlyInconsistent, type Inconsistency } from '../metadata/inconsistency';
import type { Metadata, SourceMetadata } from '../metadata/types';
import { withoutObjects } from '../metadata/withoutObjects';
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
 * As `tryChange`, for a change of one object, given by its name on the list of what is inconsistent.
 * @throws EngineError `invalid-configuration` with the reasons where that object is inconsistent, `unexpected` where others are
 */
export async function changeObject(host: MetadataHost, metadata: Metadata, name: string): Promise<void> {
  const { problems } = await tryChange(host, metadata);
  if (problems.length === 0) return;
  const own = problems.filter((problem) => problem.name === name);
  if (own.length === 0) throw newInconsistency(problems);
  throw new EngineError('invalid-configuration', reasonsMessage(own), '$.args', { internal: own });
}

/**
 * Drops objects of the metadata, and with `cascade` all that depends on them.
 * @throws EngineError `dependency-error` where anything depends on them and `cascade` does not hold
 */
export async function dropObjects(host: MetadataHost, objects: readonly unknown[], cascade: boolean): Promise<void> {
  const { metadata } = host.generation();
  let { next, problems } = await tryChange(host, withoutObjects(metadata, objects));
  if (problems.length > 0 && !cascade) {
    throw new EngineError('dependency-error', dependentsMessage(problems), '$.args');
  }
  while (problems.length > 0) {
    const dependents = problems.map(({ definition }) => definition);
    const smaller: Metadata = withoutObjects(next.metadata, dependents);
    if (smaller === next.metadata) throw newInconsistency(problems);
    ({ next, problems } = await tryChange(host, smaller));
  }
}

/** As dropping objects without `cascade`, but nothing is changed. */
export async function tryWithout(host: MetadataHost, objects: readonly unknown[]): Promise<ChangeOutcome> {
  const { metadata, problems, unreadable } = host.generation();
  const next = await host.apply({ metadata: withoutObjects(metadata, objects), unreadable }, () => false);
  return { next, problems: newlyInconsistent(problems, next.problems) };
}

/** Names the objects that become inconsistent without what is dropped. */
export function dependentsMessage(dependents: readonly Inconsistency[]): string {
  const names = dependents.map(({ name }) => name).join(', ');
  return `cannot drop due to the following dependent objects: ${names}`;
}

/** Why an object is inconsistent, as the refusal of a change says it. */
export function reasonsMessage(problems: readonly Inconsistency[]): string {
  return problems.map(({ reason }) => reason).join(', ');
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
