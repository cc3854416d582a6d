import { isSilent, makeMutant, seededPick, type Mutant } from './mutants';
import { operationsOf } from './operations';
import type { Oracle } from './oracle';
import { policyFaults } from './policyFaults';
import { sdlFaults } from './sdlFaults';
import { openSetting, type Setting } from './setting';
import { runMatrix } from './tenantMatrix';
import { firstSeed, sized } from '../support/sized';

const count = sized(5, 90);
const limitMs = sized(600_000, 3_600_000);
const seed = firstSeed;
const wanted = 0.95;

let setting: Setting;
let oracle: Oracle;

beforeAll(async () => {
  setting = await openSetting();
  oracle = await setting.oracle();
});

afterAll(() => setting.close());

test(
  `of ${count} faults in the metadata the matrices find nearly all`,
  async () => {
    const pick = seededPick(seed);
    const mutants = Array.from({ length: count }, (_, index) =>
      makeMutant(setting.metadata, setting.columns, pick, index),
    );
    const survivors: string[] = [];
    const unseen: string[] = [];
    for (const mutant of mutants) {
      const isSeen = await answersFind(mutant);
      if (!isSeen && !comparisonFinds(mutant)) survivors.push(mutant.words);
      if (!isSeen && !isSilent(mutant)) unseen.push(mutant.words);
    }
    const audible = mutants.filter((mutant) => !isSilent(mutant)).length;
    console.log(
      `${count - survivors.length} of ${count} found; by answers alone ${audible - unseen.length} of ${audible}`,
    );
    expect(survivors.length <= count * (1 - wanted) ? [] : survivors).toEqual([]);
    expect(unseen.length <= audible * (1 - wanted) ? [] : unseen).toEqual([]);
  },
  limitMs,
);

/** The column matrix: the metadata against the written policy. */
function comparisonFinds({ metadata, table }: Mutant): boolean {
  return policyFaults(setting.policy, metadata, setting.columns, [table]).length > 0;
}

/** What a client would notice: the schema that the role gets, and the answers to everything it can ask about the table. */
async function answersFind({ metadata, table, role }: Mutant): Promise<boolean> {
  const { requester, policy, columns } = setting;
  const generation = await requester.open(metadata);
  if (generation.problems.length > 0) return true;
  if (sdlFaults(policy, operationsOf(generation, role), role, table, columns).length > 0) return true;
  const { faults } = await runMatrix({ ...setting, generation, oracle }, { roles: [role], tables: [table] });
  return faults.length > 0;
}
