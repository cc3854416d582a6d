import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const foldersIn = (path) =>
  readdirSync(join(root, path)).filter((name) => statSync(join(root, path, name)).isDirectory());

/** The top-level folders and what each may import of the others; `tests` may import everything. Source: docs/architecture.md. */
export const folders = {
  domain: [],
  hasura: [],
  frontend: ['domain'],
  actions: ['domain'],
  migrations: ['domain'],
  seeds: ['domain', 'migrations'],
  tools: ['domain', 'hasura', 'frontend', 'actions', 'migrations', 'seeds'],
  local: ['domain', 'hasura', 'frontend', 'actions', 'migrations', 'seeds', 'tools'],
};

const actionsGround = ['runtime', 'database', 'provider', 'intents', 'mirrors', 'uploads', 'fourEyes', 'quotes'];
/** Folders of `actions/` that read and write the records of several areas. */
export const actionsAcrossAreas = ['sync', 'books'];
const actionsEntrances = ['entries', 'webhooks', 'schedules'];

/** The areas of `actions/`, such as `payments`. */
export const actionAreas = foldersIn('actions').filter(
  (name) => ![...actionsGround, ...actionsAcrossAreas, ...actionsEntrances].includes(name),
);

/** The areas of `frontend/src/features/`. */
export const featureAreas = foldersIn('frontend/src/features').map((name) => `features/${name}`);

/**
 * The order inside the folders that have one, lowest first. A folder imports the folders of earlier lines only; folders of one
 * line do not import each other.
 */
export const rooms = {
  'frontend/src': [['ui'], ['session'], ['graphql'], ['shared'], featureAreas, ['app']],
  'frontend/src/features/payments': [
    ['draft', 'templates', 'tracking'],
    ['recurring'],
    ['authorise', 'external', 'form', 'list', 'upload', 'view'],
  ],
  actions: [
    ['runtime'],
    ['database'],
    ['provider'],
    ['context.ts'],
    ['defineAction.ts'],
    ['intents', 'mirrors', 'uploads', 'fourEyes'],
    ['quotes'],
    actionAreas,
    ['sync'],
    ['books'],
    ['governedChanges.ts'],
    ['container.ts'],
    ['areaLambda.ts'],
    ['entries', 'webhooks', 'schedules'],
  ],
  'hasura/engine': [
    ['errors.ts', 'json.ts', 'session.ts', 'nearest.ts', 'recentMap.ts'],
    ['metadata', 'kriti'],
    ['catalog'],
    ['model'],
    ['schema'],
    ['plan'],
    ['sql'],
    ['execute'],
    ['transport'],
    ['engine.ts'],
    ['settings.ts'],
    ['commandLine.ts'],
    ['standAlone.ts'],
    ['main.ts', 'package.ts'],
  ],
};
