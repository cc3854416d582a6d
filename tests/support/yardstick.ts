/** So many values are ordered, written and read. */
const valueCount = 400_000;

/**
 * The seconds of processor time that this machine needs for a fixed piece of work, so that times of runs on several machines can be
 * compared. Other work beside it hardly counts.
 */
export function yardstick(): number {
  const begun = process.cpuUsage();
  let state = 1;
  const values = Array.from({ length: valueCount }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return { id: state, name: state.toString(36) };
  });
  const inOrder = values.toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  const read = JSON.parse(JSON.stringify(inOrder)) as typeof values;
  new Map(read.map((value) => [value.name, value]));
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000_000;
}
