import { execFileSync } from 'node:child_process';
import { bundled } from '../../bench/bundle';

test('a bundle finds the names of a CommonJS package', () => {
  const [program = '', ...rest] = bundled('domain/csv/writeCsv.ts');
  expect(() => execFileSync(program, rest, { stdio: 'pipe' })).not.toThrow();
});
