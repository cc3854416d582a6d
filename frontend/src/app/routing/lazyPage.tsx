import type { ComponentType } from 'react';
import { lazyView } from '../../ui/lazyView';

const retryAfterMs = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page whose file cannot be loaded: the release has changed, or the network is down. */
export class PageNotLoaded extends Error {}

/** A page that can fetch its file ahead of a visit; a failure is ignored then, because the visit loads again. */
export type Page = ComponentType & { readonly preload?: () => Promise<void> };

/** Reloads once per page until its file has loaded; a reload that did not help is not repeated. */
function reloadOnce(name: string, reload: () => void) {
  const key = `corridor.reloadedFor.${name}`;
  return {
    onLoaded: () => sessionStorage.removeItem(key),
    onFailed: () => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'yes');
      reload();
    },
  };
}

/**
 * A page in its own file. Loading is tried again after a second; if that fails too the release has
 * probably changed, and the browser reloads once (specification section 8): after that the failure shows.
 */
export function lazyPage<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  reload: () => void = () => window.location.reload(),
) {
  const reloading = reloadOnce(name, reload);
  const loadTwice = async () => {
    try {
      return await load();
    } catch {
      await wait(retryAfterMs);
      return load();
    }
  };
  const visit = async () => {
    try {
      const module = await loadTwice();
      reloading.onLoaded();
      return module[name] as ComponentType;
    } catch (cause) {
      reloading.onFailed();
      throw new PageNotLoaded(`The page ${name} could not be loaded.`, { cause });
    }
  };
  return lazyView(visit, async () => (await load())[name] as ComponentType);
}
