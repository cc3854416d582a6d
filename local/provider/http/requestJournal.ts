import type { CallParameters } from './callParameters';

/** A request as the simulator received it; credentials never enter. */
export interface JournalEntry {
  readonly at: string;
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
  /** null: no answer was given (yet). */
  status: number | null;
}

/** The latest requests, bounded. */
export interface RequestJournal {
  readonly add: (entry: JournalEntry) => void;
  /** Newest first; `path` narrows to paths that contain it. */
  readonly list: (path: string) => JournalEntry[];
}

const maxEntries = 5_000;
const secret = new Set(['api_key']);

/** An empty journal. */
export function createRequestJournal(): RequestJournal {
  const entries: JournalEntry[] = [];
  return {
    add: (entry) => {
      entries.push(entry);
      if (entries.length > maxEntries) entries.shift();
    },
    list: (path) => entries.filter((entry) => entry.path.includes(path)).reverse(),
  };
}

/** Parameters as the journal shows them. */
export function redacted(parameters: CallParameters): Record<string, string> {
  const shown = (name: string) => (secret.has(name) ? '[redacted]' : parameters.list(name).join(', '));
  return Object.fromEntries(parameters.names().map((name) => [name, shown(name.replace(/\[\d*\]$/, ''))]));
}
