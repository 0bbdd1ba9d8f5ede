/** A fault in a text that should be a program. `field` is the name of the value, if it has one. */
export type Fault =
  | { readonly kind: 'empty' | 'unfinished' | 'comma-missing' | 'comma-extra' | 'color' }
  | { readonly kind: 'unexpected'; readonly found: string }
  | { readonly kind: 'unknown'; readonly field: string }
  | { readonly kind: 'missing' | 'unfit'; readonly field: string | undefined }
  | { readonly kind: 'type'; readonly field: string | undefined; readonly expected: string }
  | { readonly kind: 'choice'; readonly field: string | undefined; readonly choices: readonly string[] }
  | {
      readonly kind: 'max' | 'min';
      readonly field: string | undefined;
      readonly of: 'number' | 'text' | 'list';
      readonly bound: number;
    }
  | { readonly kind: 'multiple'; readonly field: string | undefined; readonly of: number }
  /** Several values contradict each other; the schema's message says how. */
  | { readonly kind: 'incoherent'; readonly message: string };
