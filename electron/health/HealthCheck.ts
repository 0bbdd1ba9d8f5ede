/** The result of one check: what was found, and what to do next, if anything. */
export interface HealthCheck {
  readonly name: string;
  readonly isGood: boolean;
  readonly found: string;
  readonly next?: string | undefined;
}
