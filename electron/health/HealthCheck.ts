/** One thing that was looked at: how it is, and what to do about it. */
export interface HealthCheck {
  readonly name: string;
  readonly isGood: boolean;
  readonly found: string;
  readonly next?: string | undefined;
}
