import type { Guards } from '#shared/animation/guards/guardFrame';
import type { LampwrightError } from '#shared/errors/LampwrightError';
import type { Layout } from '#shared/lamp/Layout';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState } from '#shared/lamp/LampState';
import {
  type LampKind,
  type PortDescription,
  type RememberedLamp,
  findRemembered,
} from '#shared/lamp/PortDescription';
import type { Show } from '#shared/lamp/Show';
import type { WireText } from './wire/tapWire';

/** How a lamp is spoken to: found out, or as the owner says. */
export type DriverChoice = 'auto' | LampKind;

/** A port that was chosen; what is behind it is known if it was used before. */
export type ChosenPort = Omit<RememberedLamp, 'kind'> & { readonly kind?: LampKind };

/** Which lamp is to be used. */
export type LampTarget =
  | {
      readonly type: 'virtual';
      /** Where its LEDs are, if they are not where they are on the usual lamp. */
      readonly layout?: Layout;
    }
  | {
      readonly type: 'port';
      readonly port: ChosenPort;
      readonly driver: DriverChoice;
      /** Where its LEDs are, for a lamp that cannot tell; else what `setLayout` said. */
      readonly layout?: Layout;
    };

/** What became of a wish to the lamp: it shows it, a newer one came first, or it will when there is a lamp again. */
export type LampOutcome = 'shown' | 'replaced' | 'later';

/** What is told of the lamp; the state and the ports at once, and whenever they change. */
export interface LampListener {
  readonly onState?: (state: LampState) => void;
  readonly onPorts?: (ports: readonly PortDescription[]) => void;
  readonly onReport?: (report: LampReport) => void;
  /** What goes over the wire. */
  readonly onWire?: (text: WireText) => void;
  /** Something the lamp would not do, that nobody waits for. */
  readonly onRefusal?: (error: LampwrightError) => void;
}

/** The lamp, as the rest of the app has it: in this process (`Lamp`) or in another one (`RemoteLamp`). */
export interface LampControl {
  readonly listen: (listener: LampListener) => () => void;
  /** Takes a lamp into use; `null` lets go of it. Resolves when the one before is let go of. */
  readonly use: (target: LampTarget | null) => Promise<void>;
  /** Plays a show from where it is now. Rejects when the lamp refuses it: LAMP_FULL, LAMP_REFUSED. */
  readonly play: (show: Show) => Promise<LampOutcome>;
  /** The show stands still. */
  readonly hold: () => Promise<LampOutcome>;
  readonly off: () => Promise<LampOutcome>;
  readonly setGuards: (guards: Guards) => void;
  /** The owner has changed where the LEDs of the lamp in use are. */
  readonly setLayout: (layout: Layout) => void;
  /** The program that plays is stored on the lamp. Rejects with LAMP_CANNOT, LAMP_FULL or LAMP_NOT_FOUND. */
  readonly keep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where a chosen port is now; `undefined` when it is not plugged in. One that is no USB device need not be listed to be opened. */
export function currentPathOf(port: ChosenPort, ports: readonly PortDescription[]): string | undefined {
  const found = findRemembered({ kind: 'native', ...port }, ports)?.path;
  return found ?? (port.vendorId === undefined ? port.path : undefined);
}
