import { hostileFiles, uploaders } from '../support/hostileFiles';
import { as, refusalOf } from '../support/portal';
import { scratchFolder } from '../support/leftovers';
import { startRunStack } from '../support/runStack';
import { packed, validatePaymentUpload } from '../support/uploads';
import { step, type BenchOptions, type Table } from './benchmark';
import { percentile } from './statistics';

const neighbours = ['approver', 'viewer'];
const filesOfEach = 2;

const page = `{ payments(order_by: [{ createdAt: desc }], limit: 15) { id status amount beneficiarySlice { id name } } }`;
const saveView = `mutation ($name: String!) {
  createSavedView(list: "payments", name: $name, filters: [{ name: "status", value: "draft" }]) { id }
}`;
const deleteView = 'mutation ($id: uuid!) { deleteSavedView(id: $id) { id } }';

/** How long calls took, in milliseconds. */
interface Waits {
  readonly query: number[];
  readonly action: number[];
}

/**
 * `npm run bench -- slowFiles`: how long queries and actions of two users take while nothing else is asked, and while four others send the
 * files at whose reading the server is busy longest, two each and again and again. Everything runs on this machine, the senders too.
 */
export async function benchSlowFiles({ seconds = 60 }: BenchOptions): Promise<readonly Table[]> {
  step('starting the stack');
  const stack = await startRunStack(scratchFolder(), 'stack', { hasSite: false });
  process.env.STACK_URL = stack.url;
  const contents = hostileFiles.map(packed);
  try {
    await Promise.all([waitsFor(1), ...uploaders.map((_, index) => sendOne(contents, index, 0))]);
    step('quiet');
    const quiet = await waitsFor(seconds);
    step('while files are sent');
    const attack = startAttack(contents);
    const busy = await waitsFor(seconds);
    const answers = await attack.end();
    return [
      {
        headings: ['call', 'calls', 'p50 ms', 'p99 ms', 'p50 quiet', 'p99 quiet', 'p99 ÷ quiet'],
        rows: (['query', 'action'] as const).map((kind) => [kind, ...figures(busy[kind], quiet[kind])]),
      },
      { headings: ['answer to a file', 'files'], rows: [...answers] },
    ];
  } finally {
    await stack.stop();
  }
}

/** Calls as the neighbours, each one thing after another. @throws Error when a call is refused */
async function waitsFor(seconds: number): Promise<Waits> {
  const end = performance.now() + seconds * 1000;
  const waits: Waits = { query: [], action: [] };
  const timed = async <T>(username: string, kind: keyof Waits, query: string, variables: Record<string, unknown>) => {
    const start = performance.now();
    const { data, errors } = await as<T>(username, query, variables);
    if (!data) throw new Error(`${username} got: ${JSON.stringify(errors)}`);
    waits[kind].push(performance.now() - start);
    return data;
  };
  const lane = async (username: string): Promise<void> => {
    while (performance.now() < end) {
      await timed(username, 'query', page, {});
      const name = 'Meanwhile';
      const saved = await timed<{ createSavedView: { id: string } }>(username, 'action', saveView, { name });
      await timed(username, 'action', deleteView, { id: saved.createSavedView.id });
    }
  };
  await Promise.all(neighbours.map(lane));
  return waits;
}

/** Sends a file as the uploader at an index, and gives the code of its refusal. */
async function sendOne(contents: readonly string[], uploader: number, number: number): Promise<string> {
  const { username, account } = uploaders[uploader % uploaders.length] ?? uploaders[0];
  const content = contents[number % contents.length];
  const answer = await as(username, validatePaymentUpload, { filename: 'hostile.csv', content }, account);
  return refusalOf(answer).code ?? 'taken';
}

/** Sends files until it is ended, and gives how many were answered with which code. */
function startAttack(contents: readonly string[]) {
  const state = { isOver: false };
  const answers = new Map<string, number>();
  const lane = async (first: number): Promise<void> => {
    for (let number = first; !state.isOver; number += 1) {
      const code = await sendOne(contents, first, number);
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
  };
  const lanes = Array.from({ length: filesOfEach * uploaders.length }, (_, first) => lane(first));
  const end = async () => {
    state.isOver = true;
    await Promise.all(lanes);
    return answers;
  };
  return { end };
}

function figures(busy: readonly number[], quiet: readonly number[]): number[] {
  const [p99, p99Quiet] = [percentile(busy, 0.99), percentile(quiet, 0.99)];
  const milliseconds = [percentile(busy, 0.5), p99, percentile(quiet, 0.5), p99Quiet];
  return [busy.length, ...milliseconds.map(rounded), rounded(p99 / p99Quiet)];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
