import { defaultBudgetMa, virtualBudgetMa } from '#shared/animation/guards/currentEstimate';
import type { Guards } from '#shared/animation/guards/guardFrame';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings, settingsSchema } from '#shared/api/settingsSchema';
import type { LampSetting } from '#shared/conversation/lastingWish';
import type { Layout } from '#shared/lamp/Layout';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState } from '#shared/lamp/LampState';
import { isSamePort, portIdentity, remember, type PortDescription } from '#shared/lamp/PortDescription';
import type { DriverChoice, LampControl, LampTarget } from '../lamp/LampControl';
import { waitUntilReady } from '../lamp/waitUntilReady';
import type { JsonDocument } from '../storage/JsonDocument';
import type { Events } from './Events';

/** What `LampService` needs. */
export interface LampServiceDependencies {
  readonly lamp: LampControl;
  readonly settings: JsonDocument<typeof settingsSchema>;
  readonly events: Events;
  /** Called when the layout in use has changed. */
  readonly onLayout: () => void;
  /** Called with what the lamp refused to do while no call was waiting for it. */
  readonly onRefusal: (error: unknown) => void;
}

/** Connects the lamp its owner chose, with their brightness, power and layout; the choices are kept in the settings. */
export class LampService {
  #state: LampState = { phase: 'idle' };
  #ports: readonly PortDescription[] = [];
  #report: LampReport | null = null;
  /** Paths of the ports in the first listing. A port that is not among them was plugged in since the start. */
  #initialPorts: ReadonlySet<string> | undefined;
  #layout: Layout;
  /** The lamp in use. Unless its owner set a power budget, a real lamp gets a far lower one than the virtual lamp. */
  #target: LampTarget | undefined;
  #latestUse: Promise<void> | undefined;
  /** Ports disconnected in this session: they are not offered again until the next start. */
  readonly #disconnected = new Set<string>();
  #connecting = new AbortController();

  constructor(private readonly deps: LampServiceDependencies) {
    this.#layout = parseLayout(this.#settings.layout);
  }

  get state(): LampAreaState {
    const { lamp: chosen, budgetMa } = this.#settings;
    return {
      state: this.#state,
      chosen,
      ports: this.#ports,
      offered: this.#offered(),
      layout: this.#layout,
      guards: this.#guards,
      isPowerKnown: budgetMa !== null,
      report: this.#report,
    };
  }

  /** Where the LEDs are: as the lamp reports, else as the settings say. */
  get layout(): Layout {
    return this.#layout;
  }

  /** Starts listening to the lamp and connects the chosen one. */
  async begin(): Promise<void> {
    const { lamp, events, onRefusal } = this.deps;
    lamp.listen({
      onState: (state) => this.#updateState(state),
      onPorts: (ports) => {
        this.#initialPorts ??= new Set(ports.map(({ path }) => path));
        this.#ports = ports;
        events.changed('lamp');
      },
      onReport: (report) => {
        this.#report = report;
        events.changed('lamp');
      },
      onRefusal,
    });
    await this.#use(this.#chosenTarget());
  }

  /**
   * Connects the lamp on a port and remembers it. If that fails, the lamp used before is connected again, and the call
   * rejects with the reason.
   */
  async connect(path: string, driver: DriverChoice): Promise<void> {
    this.#connecting.abort();
    const { signal } = (this.#connecting = new AbortController());
    const { lamp, settings } = this.deps;
    const port = this.#ports.find((each) => each.path === path) ?? unlisted(path);
    if (!isPortPath(path))
      throw new LampwrightError('LAMP_NOT_FOUND', `${path} is not a serial port. Choose one from the list.`);
    const { lamp: before, budgetMa } = this.#settings;
    const isOtherLamp = !before || !isSamePort(before, port);
    // The power supply of one lamp says nothing about that of another.
    if (isOtherLamp) settings.set({ budgetMa: null });
    await this.#use({ type: 'port', port: portOf(port), driver, layout: parseLayout(this.#settings.layout) });
    try {
      const { kind } = await waitUntilReady(lamp, signal);
      if (kind !== 'virtual') settings.set({ lamp: remember(port, kind) });
      this.#emitSettingsChanged();
    } catch (error) {
      if (!signal.aborted) {
        settings.set({ budgetMa });
        await this.#use(this.#chosenTarget());
      }
      throw error;
    }
  }

  /** Disconnects the lamp; the virtual lamp takes over. */
  async disconnect(): Promise<void> {
    this.#connecting.abort();
    const { state } = this;
    const path = state.state.phase === 'ready' ? state.state.lamp.path : state.chosen?.path;
    const port = this.#ports.find((each) => each.path === path);
    if (port) this.#disconnected.add(portIdentity(port));
    this.deps.settings.set({ lamp: null });
    this.#emitSettingsChanged();
    await this.#use(this.#chosenTarget());
  }

  /** Stops offering a port, also after a restart. Unknown ports are ignored. */
  decline(path: string): void {
    const port = this.#ports.find((each) => each.path === path);
    if (!port) return;
    const { declinedPorts } = this.#settings;
    const declined = [...declinedPorts.filter((each) => each !== portIdentity(port)), portIdentity(port)];
    this.deps.settings.set({ declinedPorts: declined.slice(-50) });
    this.#emitSettingsChanged();
  }

  setGuards(changes: Partial<Pick<Settings, 'brightness' | 'budgetMa'>>): void {
    this.deps.settings.set(changes);
    this.deps.lamp.setGuards(this.#guards);
    this.#emitSettingsChanged();
  }

  /** Sets where the LEDs are. Fails with BAD_LAYOUT. */
  setLayout(text: string): void {
    const layout = parseLayout(text);
    this.deps.settings.set({ layout: formatLayout(layout) });
    this.deps.lamp.setLayout(layout);
    this.#emitSettingsChanged();
    this.#updateLayout();
  }

  /** Sets how the lamp is mounted: mirrored or rotated. */
  setMounting(setting: LampSetting): void {
    const mounting =
      setting.name === 'isMirrored' ? { mirrored: setting.value } : { rotation: setting.value };
    this.setLayout(formatLayout({ ...this.#layout, ...mounting }));
  }

  /** Applies settings that were replaced as a whole: by a restored backup, or by the defaults. */
  async reset(): Promise<void> {
    this.#connecting.abort();
    await this.#use(this.#chosenTarget());
    this.#emitSettingsChanged();
    this.#updateLayout();
  }

  async keep(): Promise<void> {
    await this.deps.lamp.keep();
  }

  close(): void {
    this.#connecting.abort();
  }

  get #settings(): Settings {
    return this.deps.settings.get();
  }

  get #guards(): Guards {
    const { brightness, budgetMa } = this.#settings;
    const safeBudgetMa = this.#target?.type === 'virtual' ? virtualBudgetMa : defaultBudgetMa;
    return { brightness, budgetMa: budgetMa ?? safeBudgetMa };
  }

  /**
   * Switches lamps. A real lamp gets its limits before anything plays on it; the virtual lamp's higher budget is set only
   * after the real one is released.
   */
  async #use(target: LampTarget): Promise<void> {
    const { lamp, events } = this.deps;
    const isVirtual = target.type === 'virtual';
    this.#target = isVirtual ? undefined : target;
    if (!isVirtual) lamp.setGuards(this.#guards);
    const latest = (this.#latestUse = lamp.use(target));
    await latest;
    if (isVirtual && this.#latestUse === latest) {
      this.#target = target;
      lamp.setGuards(this.#guards);
    }
    events.changed('lamp');
  }

  #updateState(state: LampState): void {
    this.#state = state;
    if (state.phase !== 'ready') this.#report = null;
    this.deps.events.changed('lamp');
    this.#updateLayout();
  }

  /** If the lamp reports its layout, that layout wins over the setting. */
  #updateLayout(): void {
    const reported = this.#state.phase === 'ready' ? this.#state.lamp.layout : undefined;
    const layout = reported ?? parseLayout(this.#settings.layout);
    if (formatLayout(layout) === formatLayout(this.#layout)) return;
    this.#layout = layout;
    this.deps.events.changed('lamp');
    this.deps.onLayout();
  }

  #chosenTarget(): LampTarget {
    const layout = parseLayout(this.#settings.layout);
    const { lamp } = this.#settings;
    return lamp ? { type: 'port', port: lamp, driver: 'auto', layout } : { type: 'virtual', layout };
  }

  /** The ports to offer while no lamp is chosen: likely lamps always, possible ones only if plugged in since the start. */
  #offered(): readonly string[] {
    const { lamp, declinedPorts } = this.#settings;
    if (lamp) return [];
    return this.#ports
      .filter(
        (port) => !declinedPorts.includes(portIdentity(port)) && !this.#disconnected.has(portIdentity(port)),
      )
      .filter(({ path, likelihood }) => {
        const isNew = this.#initialPorts?.has(path) === false;
        return likelihood === 'lamp' || (likelihood === 'maybe' && isNew);
      })
      .map(({ path }) => path);
  }

  #emitSettingsChanged(): void {
    this.deps.events.changed('settings');
    this.deps.events.changed('lamp');
  }
}

/** Only paths that look like serial ports are opened: opening arbitrary files can do harm. */
function isPortPath(path: string): boolean {
  return /^(?:\/dev\/(?:tty|cu\.|pts\/|serial\/)[\w./:-]*|COM\d+)$/.test(path) && !path.includes('..');
}

function unlisted(path: string): PortDescription {
  return { path, name: path, likelihood: 'maybe' };
}

/** The fields that identify a port. */
function portOf({ path, vendorId, productId, serialNumber }: PortDescription) {
  return {
    path,
    ...(vendorId !== undefined && { vendorId }),
    ...(productId !== undefined && { productId }),
    ...(serialNumber !== undefined && { serialNumber }),
  };
}
