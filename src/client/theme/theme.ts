import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { CSSVariablesResolver, VariantColorsResolver } from '@mantine/core';
import { colors } from './colors.ts';
import checkbox from './checkbox.module.css';
import numberInput from './number-input.module.css';
import switchTrack from './switch.module.css';

/**
 * Filled surfaces take step 7 of their scale with white text in light and step 4 with dark text in dark;
 * the library's own contrast looks at the light step only.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const isScale = Object.hasOwn(input.theme.colors, input.color ?? input.theme.primaryColor);

  return input.variant === 'filled' && isScale
    ? { ...resolved, color: 'var(--ns-on-action)' }
    : resolved;
};

/** Northstar's visual language as a Mantine theme; the values beside it live in tokens.css. */
export const theme = createTheme({
  colors,
  primaryColor: 'coral',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  variantColorResolver,
  luminanceThreshold: 0.32,
  black: '#0b1f3a',
  white: '#ffffff',
  fontFamily: 'var(--ns-font-text)',
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.65' },
  fontSizes: {
    xs: 'var(--ns-text-14)',
    sm: 'var(--ns-text-14)',
    md: 'var(--ns-text-16)',
    lg: 'var(--ns-text-18)',
    xl: 'var(--ns-text-22)',
  },
  headings: {
    fontFamily: 'var(--ns-font-heading)',
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--ns-text-48)', lineHeight: '1.1' },
      h2: { fontSize: 'var(--ns-text-36)', lineHeight: '1.15' },
      h3: { fontSize: 'var(--ns-text-28)', lineHeight: '1.25' },
      h4: { fontSize: 'var(--ns-text-22)', lineHeight: '1.3' },
      h5: { fontSize: 'var(--ns-text-18)', lineHeight: '1.4' },
      h6: { fontSize: 'var(--ns-text-16)', lineHeight: '1.4' },
    },
  },
  spacing: {
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    '2xl': '48px',
    '3xl': '72px',
  },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--ns-shadow-soft)',
    sm: 'var(--ns-shadow-soft)',
    md: 'var(--ns-shadow-soft)',
    lg: 'var(--ns-shadow-raised)',
    xl: 'var(--ns-shadow-raised)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // Plain objects, not Component.extend(): those would pull every one of them into the first page's code.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 44 } },
    Anchor: { defaultProps: { underline: 'always' } },
    Button: {
      defaultProps: { size: 'md' },
      styles: { root: { fontWeight: 620, letterSpacing: '0.002em' } },
      // The automatic contrast is reckoned for the light scheme alone; the dark coral needs dark letters.
      vars: (
        _theme: unknown,
        { variant = 'filled', color }: { variant?: string; color?: string },
      ) => ({
        root:
          variant === 'filled' && color === undefined
            ? { '--button-color': 'var(--ns-on-action)' }
            : {},
      }),
    },
    Card: { defaultProps: { radius: 'lg', shadow: 'sm', padding: 'lg' } },
    // As round as other controls, so small a box would be a circle.
    Checkbox: { defaultProps: { radius: 6 }, classNames: checkbox },
    Chip: { defaultProps: { radius: 'xl' } },
    Container: { defaultProps: { size: 1160 } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Modal: {
      defaultProps: { radius: 'lg', centered: true },
      styles: { title: { fontSize: 'var(--ns-text-18)', lineHeight: 1.3 } },
    },
    // The title's line is a <header>, which a dialog's role would otherwise make a second banner.
    ModalHeader: { defaultProps: { role: 'none' } },
    Notification: { defaultProps: { radius: 'lg' } },
    NumberInput: {
      defaultProps: { rightSectionWidth: 'var(--ns-steppers)' },
      classNames: numberInput,
    },
    Paper: { defaultProps: { radius: 'lg' } },
    Switch: { defaultProps: { withThumbIndicator: false }, classNames: switchTrack },
    Tabs: { defaultProps: { keepMounted: false } },
    Title: { styles: { root: { letterSpacing: '-0.012em' } } },
  },
});

/**
 * Mantine's surfaces (cards, menus, dialogs) take "paper", while the page itself takes "sand" or
 * "night" in global.css; quiet text and lines follow the tokens.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  // In both: the library's own values for a scheme would win over values that hold for either.
  light: { ...SURFACES, '--mantine-color-default-border': '#b4c0cd' },
  dark: {
    ...SURFACES,
    '--mantine-color-default': '#0d1d33',
    '--mantine-color-default-hover': '#1a3454',
    '--mantine-color-default-border': '#3a5678',
    // A menu's item takes step 6 in both schemes; so dark a red cannot be read here.
    '--mantine-color-red-6': 'var(--ns-danger)',
  },
});

const SURFACES = {
  '--mantine-color-sea-light': 'var(--ns-tint-complete-soft)',
  '--mantine-color-sea-light-color': 'var(--ns-tint-complete)',
  '--mantine-color-red-light': 'var(--ns-danger-soft)',
  '--mantine-color-red-light-color': 'var(--ns-danger)',
  '--mantine-color-body': 'var(--ns-card)',
  '--mantine-color-text': 'var(--ns-text)',
  '--mantine-color-dimmed': 'var(--ns-text-quiet)',
  '--mantine-color-placeholder': 'var(--ns-text-quiet)',
  '--mantine-color-anchor': 'var(--ns-action-text)',
  '--mantine-color-error': 'var(--ns-danger)',
};
