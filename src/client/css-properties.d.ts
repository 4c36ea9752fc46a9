import 'react';

declare module 'react' {
  // Custom properties may be set from a component: style={{ '--swipe': '12px' }}.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
