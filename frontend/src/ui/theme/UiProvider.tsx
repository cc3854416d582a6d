import { MantineProvider, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme';

/** The design system's root: theme, colour scheme (the system's until the user chooses), base styles. */
export function UiProvider({ children, isTest = false }: { children: ReactNode; isTest?: boolean }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      env={isTest ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}

/** The current colour scheme and a function that toggles it. The default is the system's. */
export function useColorScheme(): { isDark: boolean; toggle: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
