import classes from './styleguide.module.css';

/** Every token of theme/tokens.css by what it is for; a test holds the two together. */
export const TOKENS = {
  brand: ['ink', 'night', 'dusk', 'sea', 'coral', 'coral-bright', 'gold', 'sand', 'mist'],
  colors: [
    'page',
    'page-deep',
    'card',
    'card-quiet',
    'glass',
    'header',
    'text',
    'text-quiet',
    'line',
    'line-strong',
    'action',
    'action-hover',
    'action-text',
    'on-action',
    'accent-mark',
    'sea-text',
    'star',
    'success',
    'success-soft',
    'warning',
    'warning-soft',
    'danger',
    'danger-soft',
    'info-soft',
    'tint-surprise',
    'tint-surprise-soft',
    'tint-complete',
    'tint-complete-soft',
    'tint-business',
    'tint-business-soft',
  ],
  fonts: ['font-heading', 'font-text'],
  sizes: [
    'text-hero',
    'text-section',
    'text-48',
    'text-36',
    'text-28',
    'text-22',
    'text-18',
    'text-16',
    'text-14',
  ],
  spaces: [
    'space-4',
    'space-8',
    'space-12',
    'space-16',
    'space-24',
    'space-32',
    'space-48',
    'space-72',
    'space-section',
  ],
  shapes: ['radius-control', 'radius-card', 'radius-pill'],
  elevation: ['shadow-soft', 'shadow-raised'],
  motion: [
    'fast',
    'calm',
    'page-fade',
    'stagger',
    'ease',
    'animation-fade-in',
    'animation-rise-in',
  ],
  layout: ['header-height', 'content-width', 'reading-width'],
} as const;

const valueOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--ns-${name}`);

export function ColorTokens({ of }: { of: 'brand' | 'colors' }) {
  return (
    <ul className={classes.colors}>
      {TOKENS[of].map((name) => (
        <li key={name}>
          <span className={classes.swatch} style={{ background: `var(--ns-${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function TypeTokens() {
  return (
    <ul className={classes.plain}>
      {TOKENS.fonts.map((font) => (
        <li key={font} style={{ fontFamily: `var(--ns-${font})`, fontSize: 'var(--ns-text-22)' }}>
          {font}: Łódź, São Paulo, 0123456789
        </li>
      ))}
      {TOKENS.sizes.map((size) => (
        <li
          key={size}
          style={{
            fontFamily: /1[468]$/.test(size) ? undefined : 'var(--ns-font-heading)',
            fontSize: `var(--ns-${size})`,
            lineHeight: 1.3,
          }}
        >
          {size}: Your AI Travel Copilot, 09:30 to 17:45
        </li>
      ))}
    </ul>
  );
}

export function SpaceTokens() {
  return (
    <ul className={classes.plain}>
      {TOKENS.spaces.map((space) => (
        <li key={space} className={classes.space}>
          <span style={{ width: `var(--ns-${space})` }} />
          {space}
        </li>
      ))}
    </ul>
  );
}

export function ElevationTokens() {
  return (
    <div className={classes.elevations}>
      {TOKENS.elevation.map((name) => (
        <div key={name} style={{ boxShadow: `var(--ns-${name})` }}>
          {name}
        </div>
      ))}
      {TOKENS.shapes.map((name) => (
        <div key={name} style={{ borderRadius: `var(--ns-${name})` }}>
          {name}
        </div>
      ))}
    </div>
  );
}

/** Tokens that cannot be drawn, with their values. */
export function ValueTokens({ of }: { of: 'motion' | 'layout' }) {
  return (
    <ul className={classes.plain}>
      {TOKENS[of].map((name) => (
        <li key={name}>
          {name}: {valueOf(name)}
        </li>
      ))}
    </ul>
  );
}
