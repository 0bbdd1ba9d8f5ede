import { writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { toolNames } from './needs';

/**
 * Counts the tests and ends with the closing line. A skipped test fails the run unless `needs` skipped it, for want of a
 * tool; and also then, where `HAS_TOOLS` names that tool among those that must be there.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const broken = groups.filter(isBroken).length;
    const skipped = tests.filter((test) => test.result().state === 'skipped' && !isCutOff(test));
    const strays = skipped.filter((test) => missingFor(test).length === 0);
    for (const test of strays) console.error(`Skipped without a reason: ${test.fullName}`);
    const failed =
      count('failed') +
      broken +
      strays.length +
      failedForTools(skipped.map(missingFor)) +
      (unhandled.length > 0 ? 1 : 0);
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

/** The tools for want of which a test was skipped, by itself or with its group. */
function missingFor(task: TestCase | TestSuite): readonly string[] {
  const own = task.meta().missing ?? [];
  return task.parent.type === 'suite' ? [...own, ...missingFor(task.parent)] : own;
}

/** Says which tools are missing; the number of tests that may not be skipped for want of them, and of wrong names. */
function failedForTools(skipped: readonly (readonly string[])[]): number {
  const required = (process.env['HAS_TOOLS'] ?? '').split(/[\s,]+/).filter(Boolean);
  const unknown = required.filter((name) => !toolNames.some((tool) => tool === name));
  for (const name of unknown) console.error(`HAS_TOOLS names ${name}; it can name ${toolNames.join(', ')}`);
  for (const tool of new Set(skipped.flat())) {
    const tests = skipped.filter((missing) => missing.includes(tool)).length;
    const blame = required.includes(tool) ? ', but HAS_TOOLS says that it must be there' : '';
    console.error(`${tool} is missing${blame}: ${tests} tests skipped`);
  }
  const forbidden = skipped.filter((missing) => missing.some((tool) => required.includes(tool)));
  return forbidden.length + unknown.length;
}
