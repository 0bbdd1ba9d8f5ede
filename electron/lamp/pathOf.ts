import { findRemembered, type PortDescription } from '#shared/lamp/port';
import type { ChosenPort } from './LampControl';

/** Where a chosen port is now; `undefined` when it is not plugged in. One that is no USB device need not be listed to be opened. */
export function pathOf(port: ChosenPort, ports: readonly PortDescription[]): string | undefined {
  const found = findRemembered({ kind: 'native', ...port }, ports)?.path;
  return found ?? (port.vendorId === undefined ? port.path : undefined);
}
