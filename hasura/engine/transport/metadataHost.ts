import type { Generation } from '../execute/generation';
import type { Json, JsonObject } from '../json';
import type { Inconsistency } from '../metadata/inconsistency';
import type { Metadata } from '../metadata/types';

/** The parts of a generation that the metadata API works on. */
export type MetadataGeneration = Pick<Generation, 'database' | 'metadata' | 'problems' | 'unreadable'>;

/** Metadata that is to be served, with the problems of reading it so far. */
export interface NextMetadata {
  readonly metadata: Metadata;
  /** Absent where all of it is new. */
  readonly unreadable?: readonly Inconsistency[];
}

/** What Hasura's command line and console keep beside the metadata, such as the migrations that were applied. */
export interface CatalogState {
  readonly id: string;
  cli_state: JsonObject;
  console_state: JsonObject;
}

/** What the metadata API changes and reads. */
export interface MetadataHost {
  readonly generation: () => MetadataGeneration;
  /** Builds the new generation and gives it; it is served only when `accept` says so. */
  readonly apply: (next: NextMetadata, accept: (next: MetadataGeneration) => boolean) => Promise<MetadataGeneration>;
  readonly catalogState: CatalogState;
  /** Counts the changes of the metadata, from 1 on. */
  readonly resourceVersion: () => number;
}

/** Runs one command with its arguments; gives the body of the answer, or rejects with EngineError. */
export type Handler = (host: MetadataHost, args: Json) => Promise<unknown>;

/** What Hasura answers where there is nothing to tell. */
export const success = { message: 'success' } as const;
