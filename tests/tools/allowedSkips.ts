/**
 * The only tests that may be skipped, by their full name: the Electron smoke test, which needs its binary, and what is
 * counted with Gemma's own tokenizer, which CI installs aside.
 */
export const allowedSkips: readonly string[] = [
  'the Electron app opens its window',
  'with Gemma’s own tokenizer > the base prompt has 1100 to 1500 tokens',
  'with Gemma’s own tokenizer > the fine-tuned prompt has 1100 to 1500 tokens',
  'with Gemma’s own tokenizer > the estimate of ordinary contexts is within 8 % on average, and never 3 % under after the margin',
];
