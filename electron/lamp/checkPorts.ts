import type { HealthCheck } from '../health/HealthCheck';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { findRemembered, type PortDescription, type RememberedLamp } from '#shared/lamp/PortDescription';

/** How ports are looked at. Nothing is opened: that would restart most boards. */
export interface PortQueries {
  readonly list: () => Promise<readonly PortDescription[]>;
  /** Why a port may not be used, in a sentence with the next step; `undefined` when it may. */
  readonly accessProblem: (path: string) => Promise<string | undefined>;
}

/** What there is of lamps, and the next step for what is missing. A lamp that is not there is no fault: the virtual one plays. */
export async function checkPorts(look: PortQueries, chosen: RememberedLamp | null): Promise<HealthCheck[]> {
  let ports: readonly PortDescription[];
  try {
    ports = await look.list();
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    return [{ name: 'Ports', isGood: false, found: error.message }];
  }
  const likely = ports.filter(({ likelihood }) => likelihood !== 'unlikely');
  const permissions = await Promise.all(likely.map(({ path }) => permissionCheck(look, path)));
  return [portsCheck(likely), ...chosenCheck(chosen, ports), ...permissions.flat()];
}

function portsCheck(ports: readonly PortDescription[]): HealthCheck {
  const good = { name: 'Ports', isGood: true };
  if (ports.length === 0)
    return { ...good, found: 'no lamp is plugged in; the virtual lamp plays', next: 'Plug a lamp in.' };
  return { ...good, found: ports.map(({ path, name }) => `${path} (${name})`).join(', ') };
}

function chosenCheck(chosen: RememberedLamp | null, ports: readonly PortDescription[]): HealthCheck[] {
  if (!chosen) return [];
  const found = findRemembered(chosen, ports);
  const check = { name: 'Chosen lamp', isGood: true };
  return found
    ? [{ ...check, found: `on ${found.path}` }]
    : [
        {
          ...check,
          found: `not plugged in; last on ${chosen.path}`,
          next: 'Plug it in; it is taken up by itself.',
        },
      ];
}

async function permissionCheck(
  { accessProblem: obstacle }: PortQueries,
  path: string,
): Promise<HealthCheck[]> {
  const message = await obstacle(path);
  return message === undefined
    ? []
    : [{ name: 'Permission', isGood: false, found: `not for ${path}`, next: message }];
}
