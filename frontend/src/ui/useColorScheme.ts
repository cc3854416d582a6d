import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** The current colour scheme and a function that toggles it. The default is the system's. */
export function useColorScheme(): { isDark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
