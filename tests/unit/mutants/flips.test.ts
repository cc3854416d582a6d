import { drawFlips, withSwitches } from '../../mutants/draw';
import { flipsIn } from '../../mutants/flips';
import { nearestFirst } from '../../mutants/nearest';
import { root } from '../../support/execute';

const flipped = (text: string) => flipsIn('a.tsx', text).map(({ original, flipped: by }) => `${original} → ${by}`);

describe('the flips of a file', () => {
  it.each([
    ['const a = b === c;', ['b === c → (b) !== (c)']],
    ['const a = b < c;', ['b < c → (b) >= (c)']],
    ['const a = b >= c;', ['b >= c → (b) < (c)']],
    ['const a = b && <p />;', ['b && <p /> → (b) || (<p />)']],
    ['const a = !b;', ['!b → (b)']],
    ['const a = true;', ['true → false']],
    ['if (a) b();', ['a → !(a)']],
    ['const a = b ? 1 : 2;', ['b → !(b)']],
    ['if (a > 1) b();', ['a > 1 → (a) <= (1)']],
    ['if (!a) b();', ['!a → (a)']],
    ['async () => { await f(a); };', ['await f(a) → undefined']],
  ])('in %s', (text, expected) => expect(flipped(text)).toEqual(expected));

  it.each([
    'let a: true;',
    'const a = b + c;',
    'const a = b ?? c;',
    'f(a);',
    'const a = await b;',
    "type A = { is: false } | 'b';",
  ])('are none in %s', (text) => expect(flipped(text)).toEqual([]));

  it('tell where they are', () =>
    expect(flipsIn('a.tsx', 'f();\nconst a = !b;')).toMatchObject([{ line: 2, start: 15, end: 17 }]));
});

describe('drawn flips', () => {
  const flips = flipsIn('a.tsx', 'const a = b === c && !d || e > f;');

  it('are the same for a seed, other ones for another', () => {
    expect(drawFlips(flips, 2, 1)).toEqual(drawFlips(flips, 2, 1));
    const draws = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(drawFlips(flips, 2, seed)));
    expect(new Set(draws).size).toBeGreaterThan(1);
  });

  it('stand behind switches, each with its number', () => {
    const text = 'if (a) b = !c;';
    const numbered = flipsIn('a.tsx', text).map((flip, index) => ({ ...flip, number: index + 1 }));
    expect(withSwitches(text, numbered)).toBe(
      'if ((__isFlipped(1) ? (!(a)) : (a))) b = (__isFlipped(2) ? ((c)) : (!c));',
    );
  });

  it('may hold one another', () => {
    const numbered = flipsIn('a.tsx', 'await f(a < b && c);').map((flip, index) => ({ ...flip, number: index + 1 }));
    const inner = '(__isFlipped(3) ? ((a) >= (b)) : (a < b))';
    const call = `await f((__isFlipped(2) ? ((a < b) || (c)) : (${inner} && c)))`;
    expect(withSwitches('await f(a < b && c);', numbered)).toBe(`(__isFlipped(1) ? (undefined) : (${call}));`);
  });
});

describe('the tests of a flip', () => {
  const inRoot = (...tests: string[]) => tests.map((test) => `${root}/tests/frontend/${test}`);

  it('run first where their paths share the most words with the flipped file', () =>
    expect(
      nearestFirst(
        inRoot('ui/Pager.test.tsx', 'payments/list.test.tsx', 'payments/dateRisk.test.tsx'),
        'frontend/src/features/payments/DateRisk.tsx',
      ),
    ).toEqual(inRoot('payments/dateRisk.test.tsx', 'payments/list.test.tsx', 'ui/Pager.test.tsx')));
});
