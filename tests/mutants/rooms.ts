/** A part of the sources whose tests are measured on their own. */
export interface Room {
  /** The folder of its sources. */
  readonly sources: string;
  /** The jest projects that are its tests. Of these, only the files that come by a flip run. */
  readonly projects: readonly string[];
  /** The share of the flips that they must notice; the rest is for flips that change nothing a user or a caller can see. */
  readonly wantedShare: number;
}

/** The rooms, by the names under which they are asked for. */
export const rooms: Readonly<Record<string, Room>> = {
  domain: { sources: 'domain', projects: ['unit', 'simulation'], wantedShare: 0.95 },
  actions: { sources: 'actions', projects: ['unit', 'database', 'simulation', 'actions'], wantedShare: 0.85 },
  engine: { sources: 'hasura/engine', projects: ['engine'], wantedShare: 0.85 },
  frontend: { sources: 'frontend/src', projects: ['frontend'], wantedShare: 0.85 },
};
