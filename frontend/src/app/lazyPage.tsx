import { type ComponentType } from 'react';
import { lazyView } from './lazyView';

const retryAfterMs = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page whose file cannot be had: the release has changed, or the network is gone. */
export class PageNotLoaded extends Error {}

/** A page, with a way to fetch its file before it is needed; a failure to do so is left to the visit. */
export type Page = ComponentType & { readonly preload?: () => Promise<void> };

/** Reloads once per page until the page arrives; a reload that did not help is not repeated. */
function reloadOnce(name: string, reload: () => void) {
  const key = `corridor.reloadedFor.${name}`;
  return {
    hasArrived: () => sessionStorage.removeItem(key),
    isLost: () => {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'yes');
      reload();
    },
  };
}

/**
 * A page in its own file. Loading is tried again after a second; if that fails too the release has changed under the
 * reader, and the whole page is loaded anew (specification section 8), once: after that the failure shows.
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
      reloading.hasArrived();
      return module[name] as ComponentType;
    } catch (cause) {
      reloading.isLost();
      throw new PageNotLoaded(`The page ${name} could not be loaded.`, { cause });
    }
  };
  return lazyView(visit, async () => (await load())[name] as ComponentType);
}
