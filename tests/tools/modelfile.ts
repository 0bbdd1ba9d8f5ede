import { join } from 'node:path';
import { lampModelRequest } from '../../electron/engine/ollama/lampModel';
import { usualBase } from '../../electron/engine/ollama/modelNames';

export const modelfile = join(import.meta.dirname, '../../resources/Modelfile');

/** The Modelfile as it should be: the very model that the app makes. */
export function madeModelfile(): string {
  const { model, from, system, parameters } = lampModelRequest(usualBase);
  return [
    '# The lamp model, as Lampwright makes it (npm run docs writes this file; do not edit it).',
    `# By hand: ollama create ${model} -f resources/Modelfile`,
    `FROM ${from}`,
    ...Object.entries(parameters).map(([name, value]) => `PARAMETER ${name} ${value}`),
    `SYSTEM """${system}"""`,
    '',
  ].join('\n');
}
