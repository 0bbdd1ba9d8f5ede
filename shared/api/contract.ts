import { z } from 'zod';
import { entrySchema } from '../conversation/Entry';
import { appAreaStateSchema } from './areas/appArea';
import { conversationRoutes, conversationAreaStateSchema } from './areas/conversationArea';
import { conversationsRoutes, conversationsAreaStateSchema } from './areas/conversationsArea';
import { engineRoutes, engineAreaStateSchema } from './areas/engineArea';
import { lampRoutes, lampAreaStateSchema } from './areas/lampArea';
import { libraryRoutes, libraryAreaStateSchema } from './areas/libraryArea';
import { noticesRoutes, noticesAreaStateSchema } from './areas/noticesArea';
import { settingsRoutes, settingsAreaStateSchema } from './areas/settingsArea';
import { stageRoutes, stageAreaStateSchema } from './areas/stageArea';
import { wishRoutes, wishAreaStateSchema } from './areas/wishArea';
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
export const stateSchemas = {
  app: appAreaStateSchema,
  conversation: conversationAreaStateSchema,
  conversations: conversationsAreaStateSchema,
  engine: engineAreaStateSchema,
  lamp: lampAreaStateSchema,
  library: libraryAreaStateSchema,
  notices: noticesAreaStateSchema,
  settings: settingsAreaStateSchema,
  stage: stageAreaStateSchema,
  wish: wishAreaStateSchema,
};

export type AreaName = keyof typeof stateSchemas;
export type States = { readonly [Area in AreaName]: z.output<(typeof stateSchemas)[Area]> };

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

const stateEventSchemaOf = <Area extends string, State extends z.ZodType>(area: Area, state: State) =>
  z.strictObject({ area: z.literal(area), state }).readonly();

/** The whole state of an area: told at first, and whenever it has changed. */
const stateEventSchema = z.discriminatedUnion('area', [
  stateEventSchemaOf('app', stateSchemas.app),
  stateEventSchemaOf('conversation', stateSchemas.conversation),
  stateEventSchemaOf('conversations', stateSchemas.conversations),
  stateEventSchemaOf('engine', stateSchemas.engine),
  stateEventSchemaOf('lamp', stateSchemas.lamp),
  stateEventSchemaOf('library', stateSchemas.library),
  stateEventSchemaOf('notices', stateSchemas.notices),
  stateEventSchemaOf('settings', stateSchemas.settings),
  stateEventSchemaOf('stage', stateSchemas.stage),
  stateEventSchemaOf('wish', stateSchemas.wish),
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
