import type { WorkerScope } from './scope';

/** The files that open without a network, and the version that they belong to. */
export interface ShellFiles {
  /** Changes with the content of any of the files. */
  readonly version: string;
  /** Addresses of the entry's own files: page, script, style, font. */
  readonly files: readonly string[];
}

const page = '/index.html';
const prefix = 'corridor-shell-';

/** How the worker treats a request. It leaves all others alone: data, configuration, versions. */
export type Treatment = 'page' | 'asset' | 'untouched';

/**
 * Pages come from the network, or without one from the cached shell; hashed files from the cache. A document with a file extension, such as
 * the terms of use, is not a page of the portal.
 */
export function treatmentOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Treatment {
  const { origin: itsOrigin, pathname } = new URL(url);
  if (method !== 'GET' || itsOrigin !== origin) return 'untouched';
  if (pathname.startsWith('/assets/')) return 'asset';
  return mode === 'navigate' && !/\.[a-z0-9]+$/i.test(pathname) ? 'page' : 'untouched';
}

/** The cached shell of one version. */
export function shellCache({ caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>, { version, files }: ShellFiles) {
  const name = `${prefix}${version}`;
  const open = () => caches.open(name);

  const fromCache = async (request: Request | string) => (await open()).match(request);

  return {
    /** Fetches the shell, bypassing the browser's own cache. @throws TypeError when one of the files cannot be fetched */
    fill: async () => (await open()).addAll(files.map((file) => new Request(file, { cache: 'reload' }))),

    /** Removes the shells of other versions. */
    deleteOtherVersions: async () => {
      const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
      await Promise.all(others.map((key) => caches.delete(key)));
    },

    /** The network's page, or without a network the shell's. */
    page: async (request: Request): Promise<Response> => {
      try {
        return await fetch(request);
      } catch (cause) {
        const cached = await fromCache(page);
        if (!cached) throw cause;
        console.log('Offline: the shell comes from the cache.');
        return cached;
      }
    },

    /** A hashed file, which never changes: it is cached after the first fetch. */
    asset: async (request: Request): Promise<Response> => {
      const cached = await fromCache(request);
      if (cached) return cached;
      const response = await fetch(request);
      if (response.ok) await (await open()).put(request, response.clone());
      return response;
    },
  };
}
