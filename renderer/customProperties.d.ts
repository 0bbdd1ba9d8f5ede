import 'react';

declare module 'react' {
  /** The style sheet's own properties, set on an element. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
