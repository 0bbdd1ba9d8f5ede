import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../.github/workflows');

/** Comes with electron-builder, without types. */
export const yaml: { load: (text: string) => unknown } = createRequire(import.meta.url)('js-yaml');

// Strict: what lets a step fail unseen, as `continue-on-error` does, is not known here.
const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const stepSchema = z.strictObject({
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  'working-directory': z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const rowSchema = z.record(z.string(), z.string());
const matrixSchema = z.object({ include: z.array(rowSchema).default([]) }).catchall(z.array(z.string()));
const jobSchema = z.strictObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  uses: z.string().optional(),
  'runs-on': z.string().optional(),
  container: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  permissions: permissionsSchema.optional(),
  strategy: z.strictObject({ 'fail-fast': z.boolean().optional(), matrix: matrixSchema }).optional(),
  defaults: z.strictObject({ run: z.strictObject({ shell: z.string() }) }).optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(stepSchema).default([]),
});
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: permissionsSchema,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
});

export type Workflow = z.infer<typeof workflowSchema>;
export type Job = z.infer<typeof jobSchema>;
export type Step = z.infer<typeof stepSchema>;

/** The systems of the runners, as GitHub calls them. */
export const systems = { ubuntu: 'Linux', windows: 'Windows', macos: 'macOS' } as const;

/** The names of all workflows. */
export const workflowNames = readdirSync(folder).map((file) => file.replace(/\.yml$/, ''));

/** A workflow as it is written. */
export function workflowText(name: string): string {
  return readFileSync(join(folder, `${name}.yml`), 'utf8');
}

/** A workflow. Fails for one that has something in it which these tests do not know. */
export function readWorkflow(name: string): Workflow {
  return workflowSchema.parse(yaml.load(workflowText(name)));
}

/** All steps of these jobs. */
export function stepsOf(jobs: readonly Job[]): readonly Step[] {
  return jobs.flatMap(({ steps }) => steps);
}

/** The single commands of a job, in order, as they are run for one row of its matrix. */
export function commandsFor(job: Job, row: Readonly<Record<string, string>> = {}): readonly string[] {
  const system = systemOf(row['os'] ?? job['runs-on'] ?? '');
  return job.steps
    .filter(({ if: condition }) => isMet(condition, system, row))
    .flatMap(({ run = '' }) => run.trim().split('\n'))
    .map((line) => line.replaceAll(/\$\{\{ matrix\.(\w+) \}\}/g, (_, name: string) => row[name] ?? '').trim())
    .filter(Boolean);
}

function systemOf(runner: string): string | undefined {
  return Object.entries(systems).find(([name]) => runner.startsWith(`${name}-`))?.[1];
}

/** Fails for a condition that is new. */
function isMet(
  condition: string | undefined,
  system: string | undefined,
  row: Readonly<Record<string, string>>,
): boolean {
  if (condition === undefined || condition === "github.ref_type == 'tag'") return true;
  const [, wanted] = /^runner\.os == '(\w+)'$/.exec(condition) ?? [];
  if (wanted) return wanted === system;
  const [, name] = /^matrix\.(\w+)$/.exec(condition) ?? [];
  if (name) return row[name] !== undefined;
  throw new Error(`When is this so? ${condition}`);
}
