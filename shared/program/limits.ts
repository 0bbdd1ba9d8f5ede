/** The bounds of the program format. The schema, the mender and the documentation all read them here. */
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
  /** Above the largest sound program there can be (64 steps of three renders of 64 texts), well below what hurts. */
  replyCharacters: 4_194_304,
} as const;

/** What a step gets when its duration is missing or cannot be meant. */
export const defaultDurationMs = 3000;
