import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../../../frontend/src');

const read = (folder: string, name: string) => ({ name, text: readFileSync(join(folder, name), 'utf8') });
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('ui/'))
  .map((name) => read(source, name));
const tests = readdirSync(__dirname).map((name) => read(__dirname, name));

/** The lists of columns outside ui/: each constant or function of the type `Column<Row>[]`. */
const lists = sources.flatMap(({ name: file, text }) =>
  [...text.matchAll(/^ *(export )?(?:const|function) (\w+)[^;]*?: (?:readonly )?Column<\w+>\[\]/gm)].map(
    ([, exported, name = '']) => ({ file, isExported: Boolean(exported), name }),
  ),
);

/** What the tests of this folder import, as `file name`. */
const imported = tests.flatMap(({ text }) =>
  [...text.matchAll(/import \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${relative(source, resolve(__dirname, from))} ${name.trim().split(' as ')[0]}`),
  ),
);

test('every list of columns stands in a file of its own, where these tests can import it', () => {
  const elsewhere = lists.filter(({ file }) => !/columns\.tsx?$/i.test(file));
  expect(elsewhere.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('every list of columns that is exported is in a table of these tests', () => {
  const exported = lists
    .filter(({ isExported }) => isExported)
    .map(({ file, name }) => `${file.replace(/\.tsx?$/, '')} ${name}`);
  expect(exported.filter((one) => !imported.includes(one))).toEqual([]);
});
