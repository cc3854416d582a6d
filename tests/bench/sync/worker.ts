import { createContext } from '../../../actions/container';
import { syncProvider } from '../../../actions/schedules/syncProvider';

/** What a worker says of one run, as a line of JSON. */
export interface RunLine {
  readonly records: number;
  readonly calls: number;
  readonly isComplete: boolean;
  readonly error?: string;
  /** MB, the most that the process has held so far. */
  readonly memory: number;
}

/** Runs the sync again and again until nothing is left to read. CALLS: how many calls each run may make. */
async function main(): Promise<void> {
  const context = createContext(process.env);
  for (let isComplete = false; !isComplete;) {
    const { logins } = await syncProvider(context, { calls: Number(process.env.CALLS) });
    const feeds = logins.flatMap((login) => Object.values(login.feeds));
    const error = logins.find((login) => login.error)?.error;
    isComplete = logins.length > 0 && !error && feeds.every((feed) => feed.isComplete);
    const line: RunLine = {
      records: feeds.reduce((sum, feed) => sum + feed.records, 0),
      calls: logins.reduce((sum, login) => sum + login.calls, 0),
      isComplete,
      error,
      memory: Math.round(process.resourceUsage().maxRSS / 1024),
    };
    console.log(JSON.stringify(line));
  }
  await context.database.destroy();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
