import { Parts } from '../../../local/stack/parts';

/** A part that a test lets start, and that notes its stop. */
function part(name: string, stopped: string[]) {
  let start: (name: string) => void = () => undefined;
  const starting = new Promise<string>((done) => (start = done));
  return { starting, start: () => start(name), stop: async () => void stopped.push(name) };
}

test('parts stop in reverse order, once', async () => {
  const stopped: string[] = [];
  const parts = new Parts();
  for (const name of ['one', 'two', 'three']) await parts.add(name, () => void stopped.push(name));
  await Promise.all([parts.stop(), parts.stop()]);
  expect(stopped).toEqual(['three', 'two', 'one']);
});

test('a stop waits for parts that are still starting, and stops them', async () => {
  const stopped: string[] = [];
  const parts = new Parts();
  const late = part('late', stopped);
  const added = parts.add(late.starting, late.stop);
  const stop = parts.stop().then(() => stopped.push('all'));
  late.start();
  await expect(added).rejects.toThrow('stopped while it was starting');
  await stop;
  expect(stopped).toEqual(['late', 'all']);
});

test('a part that fails to start does not hold the stop', async () => {
  const parts = new Parts();
  const added = parts.add(Promise.reject(new Error('port taken')), () => undefined);
  await expect(added).rejects.toThrow('port taken');
  await parts.stop();
});

test('a part that fails to stop keeps no other from it', async () => {
  const stopped: string[] = [];
  const parts = new Parts();
  await parts.add('one', () => void stopped.push('one'));
  await parts.add('two', () => Promise.reject(new Error('no space left')));
  await parts.add('three', () => void stopped.push('three'));
  await expect(parts.stop()).rejects.toThrow('no space left');
  expect(stopped).toEqual(['three', 'one']);
});
