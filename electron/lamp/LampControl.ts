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

/** Which driver to use: found out by identifying the lamp, or chosen by the user. */
export type DriverChoice = 'auto' | LampKind;

/** A port that the user has chosen; the kind of its lamp is known if it was used before. */
export type ChosenPort = Omit<RememberedLamp, 'kind'> & { readonly kind?: LampKind };

/** Which lamp to use. */
export type LampTarget =
  | {
      readonly type: 'virtual';
      /** Its layout, if not the default one. */
      readonly layout?: Layout;
    }
  | {
      readonly type: 'port';
      readonly port: ChosenPort;
      readonly driver: DriverChoice;
      /** The layout of a lamp that cannot report its own; without it, the one of `setLayout`. */
      readonly layout?: Layout;
    };

/** The lamp shows it, a newer request replaced it, or it will be shown once a lamp is connected. */
export type LampOutcome = 'shown' | 'replaced' | 'later';

/** Gets the lamp's state and the ports at once and whenever they change, and the rest as it happens. */
export interface LampListener {
  readonly onState?: (state: LampState) => void;
  readonly onPorts?: (ports: readonly PortDescription[]) => void;
  readonly onReport?: (report: LampReport) => void;
  /** Traffic on the wire. */
  readonly onWire?: (text: WireText) => void;
  /** The lamp refused something and no call is waiting for the answer. */
  readonly onRefusal?: (error: LampwrightError) => void;
}

/** The lamp as the rest of the app uses it: in this process (`Lamp`) or in another one (`RemoteLamp`). */
export interface LampControl {
  readonly listen: (listener: LampListener) => () => void;
  /** Switches to a lamp, or to none with `null`. Resolves when the previous one is released. */
  readonly use: (target: LampTarget | null) => Promise<void>;
  /** Plays a show from its current position. Fails with LAMP_FULL or LAMP_REFUSED when the lamp refuses it. */
  readonly play: (show: Show) => Promise<LampOutcome>;
  /** Pauses the show. */
  readonly hold: () => Promise<LampOutcome>;
  readonly off: () => Promise<LampOutcome>;
  readonly setGuards: (guards: Guards) => void;
  /** Sets the layout of the current lamp. */
  readonly setLayout: (layout: Layout) => void;
  /** Stores the current program on the lamp. Fails with LAMP_CANNOT, LAMP_FULL or LAMP_NOT_FOUND. */
  readonly keep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The current path of a chosen port; `undefined` if it is unplugged. A port that is not USB can be opened without being listed. */
export function currentPathOf(port: ChosenPort, ports: readonly PortDescription[]): string | undefined {
  const found = findRemembered({ kind: 'native', ...port }, ports)?.path;
  return found ?? (port.vendorId === undefined ? port.path : undefined);
}
