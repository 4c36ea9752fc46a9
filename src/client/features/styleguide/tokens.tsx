import classes from './styleguide.module.css';

const COLORS = [
  'page',
  'page-deep',
  'card',
  'card-quiet',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'action',
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
] as const;
const SIZES = ['hero', 'section', '48', '36', '28', '22', '18', '16', '14'] as const;
const SPACES = ['4', '8', '12', '16', '24', '32', '48', '72'] as const;

export function ColorTokens() {
  return (
    <ul className={classes.colors}>
      {COLORS.map((name) => (
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
      {SIZES.map((size) => (
        <li
          key={size}
          style={{
            fontFamily: Number(size) < 22 ? undefined : 'var(--ns-font-heading)',
            fontSize: `var(--ns-text-${size})`,
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
      {SPACES.map((space) => (
        <li key={space} className={classes.space}>
          <span style={{ width: `var(--ns-space-${space})` }} />
          {space}
        </li>
      ))}
    </ul>
  );
}

export function ElevationTokens() {
  return (
    <div className={classes.elevations}>
      <div style={{ boxShadow: 'var(--ns-shadow-soft)' }}>Soft, for cards</div>
      <div style={{ boxShadow: 'var(--ns-shadow-raised)' }}>Raised, for what lies above</div>
      <div style={{ borderRadius: 'var(--ns-radius-control)' }}>Control, 10</div>
      <div style={{ borderRadius: 'var(--ns-radius-pill)' }}>Pill, for chips</div>
    </div>
  );
}
