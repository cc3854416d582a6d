import { readOptions } from '../../../local/stack/options';

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ HOST: '' }, true],
  [{ EXPOSE_LOCAL_TOOLS: 'no' }, true],
  [{ HOST: 'portal' }, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: 'portal', EXPOSE_LOCAL_TOOLS: '' }, false],
  [{ HOST: 'portal', EXPOSE_LOCAL_TOOLS: 'no' }, false],
  [{ HOST: 'portal', EXPOSE_LOCAL_TOOLS: 'yes' }, true],
])('with %j the local tools answer: %s', (environment, hasTools) => {
  expect(readOptions(environment, []).hasTools).toBe(hasTools);
});

it('names a variable that is wrong', () => {
  expect(() => readOptions({ HOST: 'portal', EXPOSE_LOCAL_TOOLS: 'on' }, [])).toThrow(/EXPOSE_LOCAL_TOOLS/);
});
