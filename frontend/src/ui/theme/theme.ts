import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { dark, light, paletteVariables, sizeVariables } from './tokens';

const teal: MantineColorsTuple = [
  '#e9f5f3',
  '#d3e8e5',
  '#a7d3cd',
  '#7bc0b7',
  dark.accent,
  '#2f988d',
  '#167d74',
  light.accent,
  light.accentHover,
  '#07443f',
];

/** Mantine's theme: fonts, spacing, radii and component defaults. */
export const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.45', lg: '1.45', xl: '1.4' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  colors: { teal },
  autoContrast: true,
  respectReducedMotion: true,
  focusClassName: 'corridor-focus',
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      vars: () => ({ label: { '--input-asterisk-color': 'var(--c-failure)' } }),
    },
    Popover: { defaultProps: { transitionProps: { duration: 0 }, shadow: 'none' } },
    Combobox: { defaultProps: { transitionProps: { duration: 0 } } },
    Modal: { defaultProps: { transitionProps: { duration: 120, transition: 'fade' } } },
    Menu: { defaultProps: { transitionProps: { duration: 0 } } },
  },
});

const mantine = {
  '--mantine-color-body': 'var(--c-ground)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-muted)',
  '--mantine-color-error': 'var(--c-failure)',
  '--mantine-color-placeholder': 'var(--c-muted)',
  '--mantine-color-default-border': 'var(--c-line)',
  '--mantine-color-default': 'var(--c-surface)',
  '--mantine-color-default-hover': 'var(--c-sunken)',
};

/** The palette as custom properties, per colour scheme. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: sizeVariables,
  light: { ...paletteVariables(light), ...mantine },
  dark: { ...paletteVariables(dark), ...mantine },
});
