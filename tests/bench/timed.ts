/** Runs some work. Gives its result and the seconds that it took, to a tenth. */
export async function timed<T>(work: () => Promise<T> | T): Promise<{ readonly result: T; readonly seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: Number(((performance.now() - began) / 1000).toFixed(1)) };
}
