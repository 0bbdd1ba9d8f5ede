import { LampwrightError } from '#shared/errors/LampwrightError';
import { checkEngine } from '../engine/ollama/checkEngine';
import { checkPorts } from '../lamp/checkPorts';
import { portAccessProblem } from '../lamp/ports/portErrors';
import { PortWatch } from '../lamp/ports/PortWatch';
import { listPorts } from '../lamp/ports/serialPorts';
import type { CliCommand } from './CliCommand';
import { engineCall, engineOptions, engineOptionsHelp } from './engineCall';
import { readSettings } from './openStorage';

/** `lamp doctor`: what is there and what is missing. */
export const doctor: CliCommand = {
  details: `Writes {"ok":…,"checks":[{"name","ok","found","next"}]}, and the same in words to standard error.
Exit code 1 when something is missing that the model needs, or a lamp's port may not be opened.
A missing lamp is not a failure: the virtual lamp plays. No port is opened.

${engineOptionsHelp}`,
  options: engineOptions,
  run: async (call, terminal) => {
    if (call.words.length > 0) throw new LampwrightError('BAD_USAGE', 'lamp doctor takes no words.');
    const { client, chosen, numCtx, base } = await engineCall(call, terminal);
    const { lamp } = await readSettings(call.options, terminal);
    const queries = {
      list: () => new PortWatch(listPorts, () => {}).now(),
      accessProblem: portAccessProblem,
    };
    const checks = [
      ...(await checkEngine(client, chosen, numCtx, base)),
      ...(await checkPorts(queries, lamp)),
    ];
    for (const { name, isGood, found, next } of checks) {
      terminal.say(`${isGood ? '✓' : '✗'} ${name}: ${found}${next === undefined ? '' : `\n    → ${next}`}`);
    }
    const isGood = checks.every((check) => check.isGood);
    await terminal.write(
      `${JSON.stringify({ ok: isGood, checks: checks.map(({ isGood: ok, ...rest }) => ({ ...rest, ok })) })}\n`,
    );
    return isGood ? 0 : 1;
  },
};
