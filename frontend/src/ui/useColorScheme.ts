import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** The look that shows now, and the switch to the other one. The system's look holds until somebody switches. */
export function useColorScheme(): { isDark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
