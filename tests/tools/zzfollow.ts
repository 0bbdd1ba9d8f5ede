import { readFileSync } from 'node:fs';
import { compose } from '/work/main/shared/composer/compose';
const list = JSON.parse(readFileSync('/tmp/evalset/followups.json', 'utf8')) as {
  first: string;
  then: string;
  expect: string;
}[];
for (const { first, then, expect } of list) {
  const a = compose(first);
  const b = compose(then, a.program);
  const lay = b.program.steps
    .slice(0, 3)
    .map((s) =>
      s.command.type === 'layers'
        ? `${s.command.front.type}${s.command.front.type === 'pattern' ? ':' + s.command.front.name : ''}${s.command.over ? '+' + (s.command.over.type === 'pattern' ? s.command.over.name : 'pic') : ''}`
        : s.command.type,
    );
  console.log(
    `${first} | ${then} | WANT ${expect}\n    ${a.program.name}(${a.program.steps.length}) -> ${b.program.name}(${b.program.steps.length}) ${lay.join(' ')}  ${b.note}`,
  );
}
