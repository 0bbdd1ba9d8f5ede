import { readFileSync } from 'node:fs';
import { compose } from '#shared/composer/compose';
const list = (JSON.parse(readFileSync('/tmp/evalset/wishes.json', 'utf8')) as { wish: string }[]).map(
  (w) => w.wish,
);
for (const w of list) {
  const c = compose(w);
  console.log(`${w}\n    ${c.program.name}(${c.program.steps.length}) ${c.note}`);
}
