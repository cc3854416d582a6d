import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ActionDeclaration } from '../../actions/defineAction';

const root = resolve(__dirname, '..', '..');

/** An action with the place of its handler. */
export interface DeclaredAction extends ActionDeclaration {
  /** The folder of `actions/` whose Lambda answers it. */
  readonly area: string;
  /** The file below `actions/`, without its ending. */
  readonly file: string;
  /** The name that the file exports it by. */
  readonly exported: string;
}

/** What the files of `actions/` declare. */
export interface Declarations {
  readonly actions: readonly DeclaredAction[];
  /** The SDL of the types that several actions use. */
  readonly sharedTypes: readonly string[];
}

/** Finds and loads every declaration of an action or of shared types, in the order of their names. @throws Error when two actions have one name */
export async function declaredActions(): Promise<Declarations> {
  const actions: DeclaredAction[] = [];
  const sharedTypes: string[] = [];
  for (const file of filesWithDeclarations()) {
    const exports = (await import(join(root, 'actions', `${file}.ts`))) as Readonly<Record<string, unknown>>;
    for (const [exported, value] of Object.entries(exports)) {
      if (exported === 'sharedTypes') sharedTypes.push(String(value));
      const { declaration } = (value ?? {}) as { readonly declaration?: ActionDeclaration };
      if (declaration) actions.push({ ...declaration, area: dirname(file).replace(/\/.*/, ''), file, exported });
    }
  }
  actions.sort((left, right) => (left.name < right.name ? -1 : 1));
  const twice = actions.find(({ name }, index) => actions[index + 1]?.name === name);
  if (twice) throw new Error(`Two actions are declared with the name ${twice.name}.`);
  return { actions, sharedTypes };
}

function filesWithDeclarations(): readonly string[] {
  const declares = /^export const (sharedTypes = |\w+ = defineAction\()/m;
  return readdirSync(join(root, 'actions'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && declares.test(readFileSync(join(root, 'actions', file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .sort();
}
