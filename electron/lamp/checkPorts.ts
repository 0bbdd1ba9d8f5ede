import type { HealthCheck } from '../health/HealthCheck';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { findRemembered, type PortDescription, type RememberedLamp } from '#shared/lamp/PortDescription';

/** How ports are checked. None is opened: that would restart most boards. */
export interface PortQueries {
  readonly list: () => Promise<readonly PortDescription[]>;
  /** Why this user cannot open a port, as a sentence with the next step; `undefined` if there is no problem. */
  readonly accessProblem: (path: string) => Promise<string | undefined>;
}

/** Checks ports, the chosen lamp and permissions. A lamp that is not plugged in is no failure: the virtual one plays. */
export async function checkPorts(
  queries: PortQueries,
  chosen: RememberedLamp | null,
): Promise<HealthCheck[]> {
  let ports: readonly PortDescription[];
  try {
    ports = await queries.list();
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    return [{ name: 'Ports', isGood: false, found: error.message }];
  }
  const likely = ports.filter(({ likelihood }) => likelihood !== 'unlikely');
  const permissions = await Promise.all(likely.map(({ path }) => permissionCheck(queries, path)));
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

async function permissionCheck({ accessProblem }: PortQueries, path: string): Promise<HealthCheck[]> {
  const message = await accessProblem(path);
  return message === undefined
    ? []
    : [{ name: 'Permission', isGood: false, found: `not for ${path}`, next: message }];
}
