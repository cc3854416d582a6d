import { lintFiles } from './lintFiles';

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const component = (body: string) => `export function Plant({ value }: { value: number[] }) {\n${body}\n}\n`;
const withHooks = (body: string) =>
  `import { useEffect, useMemo, useRef, useState } from 'react';\nvoid [useEffect, useMemo, useRef, useState];\n${component(body)}`;
const longFunction = `export function plant() {\n${lines(59, '  console.log(1);')}}\n`;

/** What each rule refuses, in the folder that it is meant for: the rule, the folder, the text. */
const refused: readonly (readonly [rule: string, folder: string, text: string])[] = [
  ['no-floating-promises', 'domain', 'export const plant = () => {\n  Promise.resolve(1);\n};\n'],
  ['no-misused-promises', 'domain', 'export const plant = (text: Promise<boolean>) => (text ? 1 : 2);\n'],
  ['no-misused-promises', 'frontend/src/ui', component('return <p onClick={() => Promise.resolve()}>{value}</p>;')],
  ['no-unnecessary-condition', 'domain', 'export const plant = (text: string) => text ?? 1;\n'],
  [
    'switch-exhaustiveness-check',
    'domain',
    "export function plant(kind: 'a' | 'b'): void {\n  switch (kind) {\n    case 'a':\n      console.log(kind);\n  }\n}\n",
  ],
  ['no-deprecated', 'domain', '/** @deprecated Use another one. */\nconst old = 1;\nexport const plant = old;\n'],
  [
    'no-deprecated',
    'frontend/src/session',
    "import { CognitoUserAttribute } from 'amazon-cognito-identity-js';\nexport const plant = CognitoUserAttribute;\n",
  ],
  ['no-explicit-any', 'domain', 'export const plant = (value: any) => String(value);\n'],
  ['no-non-null-assertion', 'domain', 'export const plant = (value: string | null) => value!.length;\n'],
  [
    'no-unsafe-assignment',
    'actions/payments',
    "export const plant = () => {\n  const one = JSON.parse('1');\n  return [one];\n};\n",
  ],
  ['no-unsafe-member-access', 'actions/payments', "export const plant = () => String(JSON.parse('1').one);\n"],
  ['no-unsafe-return', 'actions/payments', "export const plant = () => JSON.parse('1');\n"],
  ['consistent-type-imports', 'domain', "import { Plain } from './module';\nexport type Plant = Plain;\n"],
  ['no-import-type-side-effects', 'domain', "import { type Plain } from './module';\nexport type Plant = Plain;\n"],
  ['ban-ts-comment', 'domain', '// @ts-ignore\nexport const plant = 1;\n'],
  ['no-empty-object-type', 'domain', 'export type Plant = {};\n'],
  [
    'no-dynamic-delete',
    'domain',
    'export const plant = (of: Record<string, number>, key: string) => delete of[key];\n',
  ],
  ['no-extraneous-class', 'domain', 'export class Plant {\n  static one = 1;\n}\n'],
  ['no-invalid-void-type', 'domain', 'export type Plant = string | void;\n'],
  ['no-unsafe-function-type', 'domain', 'export type Plant = Function;\n'],
  ['no-require-imports', 'domain', "export const plant: unknown = require('./module');\n"],
  ['unified-signatures', 'domain', 'export interface Plant {\n  of(one: string): void;\n  of(one: number): void;\n}\n'],
  ['no-unused-vars', 'domain', 'const unused = 1;\nexport const plant = 1;\n'],
  ['no-unused-vars', 'domain', 'const _unused = 1;\nexport const plant = 1;\n'],
  ['no-unused-vars', 'domain', 'export const plant = (_value: string) => 1;\n'],
  [
    'no-unused-vars',
    'domain',
    'export function plant() {\n  try {\n    return 1;\n  } catch (error) {\n    return 2;\n  }\n}\n',
  ],
  ['no-unused-expressions', 'domain', 'export const plant = (value: number) => {\n  value + 1;\n};\n'],
  [
    'no-useless-assignment',
    'domain',
    'export function plant(value: number) {\n  let one = value;\n  console.log(one);\n  one = 2;\n}\n',
  ],
  ['no-undef', 'tools', 'export const plant = missing;\n'],
  [
    'preserve-caught-error',
    'domain',
    "export function plant() {\n  try {\n    return 1;\n  } catch (error) {\n    throw new Error('no');\n  }\n}\n",
  ],
  ['eqeqeq', 'domain', 'export const plant = (value: unknown) => value == 1;\n'],
  ['no-console', 'domain', 'export const plant = () => console.warn(1);\n'],
  ['curly', 'domain', 'export const plant = (value: number) => {\n  if (value)\n    console.log(value);\n};\n'],
  ['object-shorthand', 'domain', 'export const plant = (value: number) => ({ value: value });\n'],
  ['prefer-const', 'domain', 'export const plant = () => {\n  let one = 1;\n  return one;\n};\n'],
  ['no-var', 'domain', 'export var plant = 1;\n'],
  ['no-debugger', 'domain', 'export const plant = () => {\n  debugger;\n};\n'],
  [
    'no-fallthrough',
    'domain',
    'export const plant = (value: number) => {\n  switch (value) {\n    case 1:\n      console.log(1);\n    default:\n      console.log(2);\n  }\n};\n',
  ],
  ['rules-of-hooks', 'frontend/src/ui', withHooks('if (value.length > 1) useState(1);\nreturn <p>{value}</p>;')],
  ['exhaustive-deps', 'frontend/src/ui', withHooks('useEffect(() => console.log(value), []);\nreturn <p>{value}</p>;')],
  ['refs', 'frontend/src/ui', withHooks('const one = useRef(1);\nreturn <p>{value}{one.current}</p>;')],
  ['purity', 'frontend/src/ui', withHooks('return <p>{value}{Math.random()}</p>;')],
  [
    'set-state-in-effect',
    'frontend/src/ui',
    withHooks('const [one, setOne] = useState(value);\nuseEffect(() => setOne(value), [value]);\nreturn <p>{one}</p>;'),
  ],
  [
    'set-state-in-render',
    'frontend/src/ui',
    withHooks('const [one, setOne] = useState(value);\nsetOne([]);\nreturn <p>{one}</p>;'),
  ],
  ['immutability', 'frontend/src/ui', withHooks('value[0] = 1;\nreturn <p>{value}</p>;')],
  ['static-components', 'frontend/src/ui', withHooks('const Inner = () => <p>{value}</p>;\nreturn <Inner />;')],
  ['error-boundaries', 'frontend/src/ui', withHooks('try {\n  return <p>{value}</p>;\n} catch {\n  return null;\n}')],
  [
    'void-use-memo',
    'frontend/src/ui',
    withHooks('useMemo(() => {\n  console.log(value);\n}, [value]);\nreturn <p>{value}</p>;'),
  ],
  [
    'globals',
    'frontend/src/ui',
    `let seen: unknown;\nexport const shown = () => seen;\n${component('seen = value;\nreturn <p>{value}</p>;')}`,
  ],
  [
    'incompatible-library',
    'frontend/src/shared',
    `import { useVirtualizer } from '@tanstack/react-virtual';\n${component('const one = useVirtualizer({ count: value.length, getScrollElement: () => null, estimateSize: () => 1 });\nreturn <p>{one.getTotalSize()}</p>;')}`,
  ],
  ['no-restricted-imports', 'domain', "import { join } from 'node:path';\nexport const plant = join;\n"],
  ['no-restricted-imports', 'domain', "import { Pool } from 'pg';\nexport const plant = Pool;\n"],
  [
    'no-restricted-imports',
    'frontend/src/features/payments',
    "import { Button } from '@mantine/core';\nexport const plant = Button;\n",
  ],
  ['literal-spread', 'domain', 'export const plant = { ...{ one: 1, two: 2 }, ...{ three: 3 } };\n'],
  ['literal-spread', 'tests/support', 'export const plant = [...[1, 2], ...[3]];\n'],
  ['literal-spread', 'domain', 'export const plant = Math.max(...[1, 2]);\n'],
  ['no-default-export', 'domain', 'const plant = 1;\nexport default plant;\n'],
  ['late-formats', 'domain', "const format = new Intl.NumberFormat('en');\nexport const plant = format;\n"],
  ['late-formats', 'frontend/src/ui', "const format = new Intl.NumberFormat('en');\nexport const plant = format;\n"],
  ['clock-parameter', 'domain', 'export const plant = () => new Date();\n'],
  ['clock-parameter', 'actions/payments', 'export const plant = () => Date.now();\n'],
  ['random-parameter', 'actions/payments', 'export const plant = () => Math.random();\n'],
  ['variable-names', 'domain', 'export const PLANT = 1;\n'],
  ['variable-names', 'domain', 'export const plant_Two = 1;\n'],
  ['variable-names', 'domain', 'export const [_plant] = [1];\n'],
  ['variable-names', 'domain', 'export const { length: The_length } = [1];\n'],
  ['max-lines', 'domain', lines(401, '// A line.')],
  ['max-lines-per-function', 'domain', longFunction],
  ['max-lines-per-function', 'tests/support', longFunction],
];

/** What no rule refuses: the same as above where it is allowed. */
const allowed: readonly (readonly [what: string, file: string, text: string])[] = [
  [
    'a default case of a union',
    'domain/union.ts',
    "export function plant(kind: 'a' | 'b'): void {\n  switch (kind) {\n    case 'a':\n      console.log(kind);\n      break;\n    default:\n  }\n}\n",
  ],
  [
    'the client of Cognito',
    'frontend/src/session/cognito.ts',
    "import { CognitoUserPool } from 'amazon-cognito-identity-js';\nexport const plant = CognitoUserPool;\n",
  ],
  [
    'a non-null assertion in a test',
    'tests/unit/plant.ts',
    'export const plant = (value: string | null) => value!.length;\n',
  ],
  ['the clock in a tool', 'tools/clock.ts', 'export const plant = () => [new Date(), Math.random()];\n'],
  ['a date that is given', 'domain/date.ts', 'export const plant = (text: string) => new Date(text);\n'],
  [
    'spreads of values',
    'domain/spread.ts',
    'export const plant = (of: object, is: boolean) => ({ ...of, ...(is ? { one: 1 } : {}) });\n',
  ],
  ['a format inside a function', 'domain/format.ts', "export const plant = () => new Intl.NumberFormat('en');\n"],
  [
    'Mantine in the design system',
    'frontend/src/ui/Mantine.ts',
    "import { Button } from '@mantine/core';\nexport const plant = Button;\n",
  ],
  ['the styles of Mantine', 'frontend/src/app/styles.ts', "import '@mantine/core/styles.css';\n"],
  ['a default export of a configuration', 'tools/plant.config.ts', 'const plant = 1;\nexport default plant;\n'],
  [
    'names of a wire format, of schemas, and those taken over',
    'domain/names.ts',
    'export const wire_name = 1;\nexport const Schema = 2;\nexport const { MAX_VALUE } = Number;\n',
  ],
  ['400 lines', 'domain/lines.ts', `${lines(399, '// A line.')}export const plant = 1;\n`],
  ['a long test', 'tests/unit/plant.test.ts', longFunction],
  ['generated code', 'domain/generated/plant.ts', 'export var plant: any = 1;\n'],
];

/** Pairs of modules that import each other, and the rule that refuses the first of them. */
const cycles: readonly (readonly [what: string, rule: string, one: string, other: string])[] = [
  [
    'values',
    'no-cycle',
    "import { b } from './other';\nexport const a = () => b;\n",
    "import { a } from './one';\nexport const b = a;\n",
  ],
  [
    'types',
    'no-cycle',
    "import type { B } from './other';\nexport type A = B[];\n",
    "import type { A } from './one';\nexport type B = A | null;\n",
  ],
  [
    'exports',
    'no-cycle',
    "export { b } from './other';\nexport const a = 1;\n",
    "import { a } from './one';\nexport const b = a;\n",
  ],
  [
    'a module that is loaded later',
    'late-cycles',
    "export const a = () => import('./other');\n",
    "import type { a } from './one';\nexport type B = typeof a;\n",
  ],
];

const fileOf = (rule: string, folder: string, text: string, index: number) => {
  const ending = rule === 'no-undef' ? 'mjs' : /<\w+[ />]/.test(text) && folder.startsWith('frontend') ? 'tsx' : 'ts';
  return `${folder}/plant${index}.${ending}`;
};
const plants = refused.map(([rule, folder, text], index) => ({ rule, file: fileOf(rule, folder, text, index), text }));

describe('lint', () => {
  let rules: Map<string, string[]>;

  beforeAll(() => {
    rules = lintFiles({
      'domain/module.ts': 'export interface Plain {\n  readonly one: string;\n}\n',
      ...Object.fromEntries(plants.map(({ file, text }) => [file, text])),
      ...Object.fromEntries(allowed.map(([, file, text]) => [file, text])),
      ...Object.fromEntries(
        cycles.flatMap(([, , one, other], index) => [
          [`domain/cycle${index}/one.ts`, one],
          [`domain/cycle${index}/other.ts`, other],
        ]),
      ),
    });
  }, 300_000);

  it.each(plants)('refuses $rule in $file', ({ rule, file }) => expect(rules.get(file)).toContain(rule));

  it.each(allowed)('lets %s pass', (_what, file) => expect(rules.get(file)).toBeUndefined());

  it.each(cycles.map(([what, rule], index) => [what, rule, `domain/cycle${index}/one.ts`] as const))(
    'refuses a cycle of %s by %s',
    (_what, rule, file) => expect(rules.get(file)).toContain(rule),
  );
});
