import { writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { allowedSkips, skipsWithoutTools } from './allowedSkips';

/** Counts the tests, fails the run for a skipped test that is not on the list, and ends with the closing line. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter(isBroken).length;
    const strays = tests.filter(
      (test) => test.result().state === 'skipped' && !isAllowed(test) && !isCutOff(test),
    );
    for (const test of strays) console.error(`Skipped without leave: ${test.fullName}`);
    const failed = count('failed') + broken + strays.length + (unhandled.length > 0 ? 1 : 0);
    if (failed > 0) process.exitCode = 1;
    const line = `${count('passed')} passed, ${failed} failed`;
    const file = process.env['TALLY_FILE'];
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${line}\n`);
    }
    console.log(`\n${line}`);
  }
}

/** A file that cannot be read, or a group whose hooks fail: none of its tests has run. */
function isBroken(group: TestModule | TestSuite): boolean {
  return group.errors().length > 0;
}

/** Not skipped by anybody: its group is broken, which counts by itself. */
function isCutOff({ parent }: TestCase | TestSuite): boolean {
  return isBroken(parent) || (parent.type === 'suite' && isCutOff(parent));
}

function isAllowed({ fullName }: TestCase): boolean {
  const isIn = (group: string) => fullName.startsWith(`${group} > `);
  if (allowedSkips.includes(fullName) || allowedSkips.some(isIn)) return true;
  const hasTools = process.env['HAS_TOOLS'] === '1';
  return !hasTools && skipsWithoutTools.some(isIn);
}
