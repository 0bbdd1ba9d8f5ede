/**
 * The only tests that may be skipped, by their full name or by that of their group: the Electron smoke test, which needs its
 * binary and fails by itself where `HAS_DESKTOP=1` says that it is there, and what is counted with Gemma's own tokenizer,
 * which CI installs aside.
 */
export const allowedSkips: readonly string[] = [
  'the Electron app',
  'with Gemma’s own tokenizer > the base prompt has 1100 to 1500 tokens',
  'with Gemma’s own tokenizer > the fine-tuned prompt has 1100 to 1500 tokens',
  'with Gemma’s own tokenizer > the estimate of ordinary contexts is within 8 % on average, and never 3 % under after the margin',
];

/**
 * Groups of tests that may be skipped where compilers and tools are missing, by the names of their `describe`. CI has them
 * all, and says so with `HAS_TOOLS=1`: there they may not.
 */
export const skipsWithoutTools: readonly string[] = [
  'the firmware’s light, built for this computer',
  'the firmware’s light on an ATmega328P',
  'what the firmware takes for a sound program',
  'the firmware: light',
  'the firmware: lines',
  'the firmware: requests',
  'the firmware: uploads',
  'the firmware: Adalight',
  'the firmware: what it keeps',
  'the firmware in a storm',
  'hundreds of thousands of cases for the firmware',
  'the lamp on a pseudo-terminal',
  'the firmware and the virtual lamp',
  'the firmware on an ATmega328P',
  'the light of the firmware on an ATmega328P',
  'the speed of the firmware on an ATmega328P',
  'what the firmware on an ATmega328P keeps',
  'an upload to the firmware on an ATmega328P',
  'Adalight frames on an ATmega328P',
  'the whole way to a lamp on a port',
  'a real port',
  'a long evening',
  'the page in a real browser',
  'the stage in a real browser',
  'the smoke test in a browser',
  'the window: axe-core, without Ollama',
  'the window: axe-core',
  'the window: the steps by hand',
  'the window: the JSON by hand',
  'the window: what the model is told',
  'the window: changes',
  'the window: what goes wrong',
  'the window: first run',
  'the window: getting the model',
  'the window: what it keeps',
  'the window: by keyboard alone',
  'the window: the library',
  'the window: narrow screens',
  'the window: wishes typed meanwhile',
  'the window: how a wish is read',
  'the window: a wish',
];
