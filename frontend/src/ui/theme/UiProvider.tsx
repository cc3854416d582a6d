import { MantineProvider } from '@mantine/core';
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
