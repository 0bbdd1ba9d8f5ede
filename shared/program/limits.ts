/** The limits of the program format, used by the schema, the mender and the documentation. */
export const limits = {
  nameLength: 60,
  idLength: 24,
  textLength: 60,
  noteLength: 160,
  steps: 64,
  elements: 64,
  loopCount: 65_535,
  minDurationMs: 20,
  /** One pass through all steps: 24 hours. */
  passMs: 86_400_000,
  minSpeedMs: 30,
  maxSpeedMs: 60_000,
  minCoordinate: -64,
  maxCoordinate: 255,
  /** More than the largest valid program needs (64 steps of three renders of 64 texts), and quick to read. */
  replyCharacters: 4_194_304,
} as const;

/** Used when a step's duration is missing or makes no sense. */
export const defaultDurationMs = 3000;
