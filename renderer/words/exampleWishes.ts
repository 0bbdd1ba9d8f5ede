/**
 * The wishes that an empty conversation suggests. Their pictures are painted at build time
 * (resources/examples/paintExamples.ts).
 */
export const exampleWishes = [
  'embers in a fireplace',
  'thunderstorm at sea',
  'a heart that beats',
  'sunrise in 20 minutes',
  'rain on a window',
  'pomodoro 25 / 5',
] as const;
