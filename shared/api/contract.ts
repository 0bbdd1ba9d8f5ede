import { z } from 'zod';
import { entrySchema } from '../conversation/entry';
import { appState } from './areas/app';
import { conversationRoutes, conversationState } from './areas/conversation';
import { conversationsRoutes, conversationsState } from './areas/conversations';
import { engineRoutes, engineState } from './areas/engine';
import { lampRoutes, lampState } from './areas/lamp';
import { libraryRoutes, libraryState } from './areas/library';
import { noticesRoutes, noticesState } from './areas/notices';
import { settingsRoutes, settingsState } from './areas/settings';
import { stageRoutes, stageState } from './areas/stage';
import { wishRoutes, wishState } from './areas/wish';
import { idSchema, type Route } from './route';

/** The contract between the window and the app: for each area its routes. Every host and the window are checked against it. */
export const routes = {
  conversation: conversationRoutes,
  conversations: conversationsRoutes,
  engine: engineRoutes,
  lamp: lampRoutes,
  library: libraryRoutes,
  notices: noticesRoutes,
  settings: settingsRoutes,
  stage: stageRoutes,
  wish: wishRoutes,
};

/** For each area its state: the app owns it, the window mirrors it. */
export const states = {
  app: appState,
  conversation: conversationState,
  conversations: conversationsState,
  engine: engineState,
  lamp: lampState,
  library: libraryState,
  notices: noticesState,
  settings: settingsState,
  stage: stageState,
  wish: wishState,
};

export type AreaName = keyof typeof states;
export type States = { readonly [Area in AreaName]: z.output<(typeof states)[Area]> };

export type InputsOf<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends Route<infer Input, unknown> ? Input : never;
};
export type OutputsOf<Routes> = {
  [Name in keyof Routes]: Routes[Name] extends Route<unknown, infer Output> ? Output : never;
};

/** What answers the routes of an area: one function each, no more and no fewer. */
export type HandlersOf<Routes> = {
  readonly [Name in keyof Routes]: (input: InputsOf<Routes>[Name]) => Promise<OutputsOf<Routes>[Name]>;
};

/** What answers all routes. A handler that is missing or unknown does not compile. */
export type Handlers = { readonly [Area in keyof typeof routes]: HandlersOf<(typeof routes)[Area]> };

const stateEvent = <Area extends string, State extends z.ZodType>(area: Area, state: State) =>
  z.strictObject({ area: z.literal(area), state }).readonly();

/** The whole state of an area: told at first, and whenever it has changed. */
const stateEventSchema = z.discriminatedUnion('area', [
  stateEvent('app', states.app),
  stateEvent('conversation', states.conversation),
  stateEvent('conversations', states.conversations),
  stateEvent('engine', states.engine),
  stateEvent('lamp', states.lamp),
  stateEvent('library', states.library),
  stateEvent('notices', states.notices),
  stateEvent('settings', states.settings),
  stateEvent('stage', states.stage),
  stateEvent('wish', states.wish),
]);

/** Entries that were added to a conversation; nothing in it ever changes otherwise. */
const appendedEventSchema = z
  .strictObject({ appendedTo: idSchema, entries: z.array(entrySchema).readonly() })
  .readonly();

export const apiEventSchema = z.union([stateEventSchema, appendedEventSchema]);

export type StateEvent = z.output<typeof stateEventSchema>;
export type AppendedEvent = z.output<typeof appendedEventSchema>;

/** What the app tells its windows. */
export type ApiEvent = StateEvent | AppendedEvent;

export const areaNames: readonly AreaName[] = Object.values(stateEventSchema.options).flatMap((option) => [
  ...option.unwrap().shape.area.values,
]);
