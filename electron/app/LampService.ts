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

/** What the lamp's desk works with. */
export interface LampServiceDependencies {
  readonly lamp: LampControl;
  readonly settings: JsonDocument<typeof settingsSchema>;
  readonly events: Events;
  /** The layout in force is another one now. */
  readonly onLayout: () => void;
  readonly onRefusal: (error: unknown) => void;
}

/** Which lamp is used, and how: what its owner chose, remembered in the settings. */
export class LampService {
  #state: LampState = { phase: 'idle' };
  #ports: readonly PortDescription[] = [];
  #report: LampReport | null = null;
  /** The ports there were at first: what is there later was plugged in. */
  #portsAtFirst: ReadonlySet<string> | undefined;
  #layout: Layout;
  /** The lamp that is used. Until its owner has said what powers it, a real one may draw far less than the virtual one. */
  #target: LampTarget | undefined;
  #latestUse: Promise<void> | undefined;
  /** Ports whose lamp was let go of: they are not offered right away. */
  readonly #left = new Set<string>();
  #connecting = new AbortController();

  constructor(private readonly parts: LampServiceDependencies) {
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

  /** Where the LEDs are: as the lamp says, or as its owner does. */
  get layout(): Layout {
    return this.#layout;
  }

  /** Takes the lamp that was chosen into use. */
  async begin(): Promise<void> {
    const { lamp, events, onRefusal } = this.parts;
    lamp.listen({
      onState: (state) => this.#takeState(state),
      onPorts: (ports) => {
        this.#portsAtFirst ??= new Set(ports.map(({ path }) => path));
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
   * Takes the lamp on a port into use and remembers it. Fails with what is in the way; then the lamp of before is taken up
   * again.
   */
  async connect(path: string, driver: DriverChoice): Promise<void> {
    this.#connecting.abort();
    const { signal } = (this.#connecting = new AbortController());
    const { lamp, settings } = this.parts;
    const port = this.#ports.find((each) => each.path === path) ?? unlisted(path);
    if (!isPortPath(path))
      throw new LampwrightError('LAMP_NOT_FOUND', `${path} is no serial port. Choose one from the list.`);
    const { lamp: before, budgetMa } = this.#settings;
    const isAnother = !before || !isSamePort(before, port);
    // What powers one lamp says nothing of another.
    if (isAnother) settings.set({ budgetMa: null });
    await this.#use({ type: 'port', port: portOf(port), driver, layout: parseLayout(this.#settings.layout) });
    try {
      const { kind } = await waitUntilReady(lamp, signal);
      if (kind !== 'virtual') settings.set({ lamp: remember(port, kind) });
      this.#changedSettings();
    } catch (error) {
      if (!signal.aborted) {
        settings.set({ budgetMa });
        await this.#use(this.#chosenTarget());
      }
      throw error;
    }
  }

  /** Lets go of the lamp; the virtual one plays. */
  async disconnect(): Promise<void> {
    this.#connecting.abort();
    const { state } = this;
    const path = state.state.phase === 'ready' ? state.state.lamp.path : state.chosen?.path;
    const port = this.#ports.find((each) => each.path === path);
    if (port) this.#left.add(portIdentity(port));
    this.parts.settings.set({ lamp: null });
    this.#changedSettings();
    await this.#use(this.#chosenTarget());
  }

  /** A port that was offered is not wanted, now and later. */
  decline(path: string): void {
    const port = this.#ports.find((each) => each.path === path);
    if (!port) return;
    const { declinedPorts } = this.#settings;
    const declined = [...declinedPorts.filter((each) => each !== portIdentity(port)), portIdentity(port)];
    this.parts.settings.set({ declinedPorts: declined.slice(-50) });
    this.#changedSettings();
  }

  setGuards(changes: Partial<Pick<Settings, 'brightness' | 'budgetMa'>>): void {
    this.parts.settings.set(changes);
    this.parts.lamp.setGuards(this.#guards);
    this.#changedSettings();
  }

  /** Where the LEDs are. Fails with BAD_LAYOUT. */
  setLayout(text: string): void {
    const layout = parseLayout(text);
    this.parts.settings.set({ layout: formatLayout(layout) });
    this.parts.lamp.setLayout(layout);
    this.#changedSettings();
    this.#settleLayout();
  }

  /** How the lamp is mounted, as its owner says it. */
  setMounting(setting: LampSetting): void {
    const mounting =
      setting.name === 'isMirrored' ? { mirrored: setting.value } : { rotation: setting.value };
    this.setLayout(formatLayout({ ...this.#layout, ...mounting }));
  }

  /** The settings are the first ones again. */
  async reset(): Promise<void> {
    this.#connecting.abort();
    await this.#use(this.#chosenTarget());
    this.#changedSettings();
    this.#settleLayout();
  }

  async keep(): Promise<void> {
    await this.parts.lamp.keep();
  }

  close(): void {
    this.#connecting.abort();
  }

  get #settings(): Settings {
    return this.parts.settings.get();
  }

  get #guards(): Guards {
    const { brightness, budgetMa } = this.#settings;
    const careful = this.#target?.type === 'virtual' ? virtualBudgetMa : defaultBudgetMa;
    return { brightness, budgetMa: budgetMa ?? careful };
  }

  /** A real lamp hears what it may draw before anything plays on it, and nothing else once it is let go of. */
  async #use(target: LampTarget): Promise<void> {
    const { lamp, events } = this.parts;
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

  #takeState(state: LampState): void {
    this.#state = state;
    if (state.phase !== 'ready') this.#report = null;
    this.parts.events.changed('lamp');
    this.#settleLayout();
  }

  /** A lamp that can tell where its LEDs are is believed. */
  #settleLayout(): void {
    const told = this.#state.phase === 'ready' ? this.#state.lamp.layout : undefined;
    const layout = told ?? parseLayout(this.#settings.layout);
    if (formatLayout(layout) === formatLayout(this.#layout)) return;
    this.#layout = layout;
    this.parts.events.changed('lamp');
    this.parts.onLayout();
  }

  #chosenTarget(): LampTarget {
    const layout = parseLayout(this.#settings.layout);
    const { lamp } = this.#settings;
    return lamp ? { type: 'port', port: lamp, driver: 'auto', layout } : { type: 'virtual', layout };
  }

  /** What looks like a lamp is offered when none is chosen; what might be one, when it was plugged in just now. */
  #offered(): readonly string[] {
    const { lamp, declinedPorts } = this.#settings;
    if (lamp) return [];
    return this.#ports
      .filter((port) => !declinedPorts.includes(portIdentity(port)) && !this.#left.has(portIdentity(port)))
      .filter(({ path, likelihood }) => {
        const isNew = this.#portsAtFirst?.has(path) === false;
        return likelihood === 'lamp' || (likelihood === 'maybe' && isNew);
      })
      .map(({ path }) => path);
  }

  #changedSettings(): void {
    this.parts.events.changed('settings');
    this.parts.events.changed('lamp');
  }
}

/** Not every file that could be opened is a port, and opening some of them does harm. */
function isPortPath(path: string): boolean {
  return /^(?:\/dev\/(?:tty|cu\.|pts\/|serial\/)[\w./:-]*|COM\d+)$/.test(path) && !path.includes('..');
}

function unlisted(path: string): PortDescription {
  return { path, name: path, likelihood: 'maybe' };
}

/** What a port is known by: all that tells it from others. */
function portOf({ path, vendorId, productId, serialNumber }: PortDescription) {
  return {
    path,
    ...(vendorId !== undefined && { vendorId }),
    ...(productId !== undefined && { productId }),
    ...(serialNumber !== undefined && { serialNumber }),
  };
}
