import { findProgram, Program } from '../../browsers/program';

const node = (script: string) => new Program(process.execPath, ['-e', script]);
const numberIn = (printed: string) => /port (\d+)/.exec(printed)?.[1];

test('a program is found by the first name that PATH has, and not found by no name', () => {
  expect(findProgram('no-such-program', 'sh')).toMatch(/\/sh$/);
  expect(findProgram('no-such-program')).toBeUndefined();
});

test('a start gives what the program printed', async () => {
  const program = node('console.error("port 4711"); setInterval(() => 0, 1000)');
  try {
    expect(await program.started(numberIn)).toBe('4711');
  } finally {
    await program.stop();
  }
});

test('a program that ends before it has started fails with what it printed', async () => {
  await expect(node('console.log("no display")').started(numberIn)).rejects.toThrow(/did not start\.\nno display/);
});

test('a program that does not exist fails, and stopping it does not wait', async () => {
  const program = new Program('/no/such/program', []);
  await expect(program.started(numberIn)).rejects.toThrow(/did not start/);
  await program.stop();
});
