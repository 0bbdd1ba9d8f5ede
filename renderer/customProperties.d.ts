import 'react';

declare module 'react' {
  /** Allows CSS custom properties in `style`. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
