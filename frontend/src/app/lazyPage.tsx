import { lazy, type ComponentType } from 'react';

const retryAfterMs = 1000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A page in its own file. Loading is tried again after a second; if that fails too the release has changed under the
 * reader, and the whole page is loaded anew (specification section 8).
 */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  reload: () => void = () => window.location.reload(),
) {
  const loadTwice = async () => {
    try {
      return await load();
    } catch {
      await wait(retryAfterMs);
      return load();
    }
  };
  return lazy(async () => {
    try {
      const module = await loadTwice();
      return { default: module[name] as ComponentType };
    } catch (cause) {
      reload();
      throw cause;
    }
  });
}
