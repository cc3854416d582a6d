import { actionClient, type ActionClient, type ActionPorts } from './actionClient';
import { bundleActions, watchActions } from './actionBundle';
import { actionFolder, startActionHost } from './actionHost';
import type { StackOptions } from './options';
import type { Parts } from './parts';
import { supervise, type SupervisedPart, type Watch } from './supervisor';

/** The Lambdas, supervised. A call waits until they have started. */
export interface RunningActions extends ActionClient {
  readonly started: Promise<unknown>;
  /** How often the Lambdas' process was started again. */
  readonly restarts: () => number;
}

/** Bundles the Lambdas and starts them; with `isWatching`, again after each change of their sources. */
export function openActions(
  options: StackOptions,
  parts: Parts,
  watch: Watch,
  run: { readonly ports: ActionPorts; readonly environment: Readonly<Record<string, string>> },
): RunningActions {
  const client = actionClient(run.ports);
  let host: SupervisedPart | undefined;
  const start = async (): Promise<void> => {
    await bundleActions(actionFolder(options.dataDir));
    const plan = { name: 'The Lambdas', start: () => startActionHost({ ...options, ...run }) };
    host = await parts.add(supervise(plan, watch), (part) => part.stop());
    if (options.isWatching) await parts.add(watchSources(options.dataDir, host), (stop) => stop());
  };
  const started = start();
  return {
    httpUrl: client.httpUrl,
    invoke: async (name, payload) => {
      await started;
      return client.invoke(name, payload);
    },
    started,
    restarts: () => host?.restarts() ?? 0,
  };
}

function watchSources(dataDir: string, host: SupervisedPart): Promise<() => Promise<void>> {
  let isFirst = true;
  return watchActions(actionFolder(dataDir), () => {
    if (!isFirst) void host.restart();
    isFirst = false;
  });
}
