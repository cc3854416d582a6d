import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { root } from '../../support/execute';

const imported = /^import \{[^}]*\} from '(\.\/[^']+)';$/gm;

/** The sources of an area's handlers, from the module that lists them. */
function handlersOf(area: string): string[] {
  const text = readFileSync(join(root, 'actions', area, 'lambda.ts'), 'utf8');
  return [...text.matchAll(imported)].map(([, path = '']) => normalize(join('actions', area, path)));
}

function servesActions(area: string): boolean {
  const lambda = join(root, 'actions', area, 'lambda.ts');
  return existsSync(lambda) && readFileSync(lambda, 'utf8').includes('areaLambda');
}

/** The areas whose Lambda serves actions. */
const areas = readdirSync(join(root, 'actions')).filter((area) => servesActions(area));

test('every handler has a test file at the path of its source', () => {
  const handlers = areas.flatMap(handlersOf);
  expect(handlers.length).toBeGreaterThan(100);
  expect(handlers.filter((handler) => !existsSync(join(root, 'tests', `${handler}.test.ts`)))).toEqual([]);
});
