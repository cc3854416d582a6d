import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '../../../frontend/src');

test('only ui/place.ts knows a locale', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const readers = files.filter((file) =>
    /navigator\.language|toLocale\w*\(|['"]en-[A-Z]{2}['"]/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(readers).toEqual(['ui/place.ts']);
});
