import type { Plugin } from 'vite';

const module = '@mantine/hooks/esm/use-id/use-id.mjs';

const useId = `
import { useId as useReactId } from 'react';
export function useId(given) {
  const own = useReactId();
  return given ?? own;
}
`;

/**
 * Takes React's ids for Mantine's, which set a random id after the first render: each field and menu was rendered twice, and the browser
 * had to wait for that before it could show a new page.
 * @throws an error of the build if Mantine no longer has the module
 */
export function reactIds(): Plugin {
  let isTaken = false;
  return {
    name: 'react-ids',
    load(id) {
      if (!id.endsWith(module)) return null;
      isTaken = true;
      return useId;
    },
    buildEnd(cause) {
      if (!cause && !isTaken) this.error(`No module ends in ${module}. Its ids would render each field twice.`);
    },
  };
}
