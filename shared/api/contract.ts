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

/** The contract between window and app: the routes of each area. Hosts and window are both checked against it. */
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

/** The state of each area: the app owns it, the window holds a copy. */
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

type InputOf<R> = R extends Route<infer Input, unknown> ? Input : never;
type OutputOf<R> = R extends Route<unknown, infer Output> ? Output : never;
type Routes = typeof routes;

/** For each route what goes in and what comes out, apart from its schemas. */
export type Signatures = {
  readonly [Area in keyof Routes]: {
    readonly [Name in keyof Routes[Area]]: {
      readonly input: InputOf<Routes[Area][Name]>;
      readonly output: OutputOf<Routes[Area][Name]>;
    };
  };
};

/** All routes, as the router sees them: typed by area and name. */
export type RouteTable = {
  readonly [Area in keyof Signatures]: {
    readonly [Name in keyof Signatures[Area]]: Route<
      Signatures[Area][Name]['input'],
      Signatures[Area][Name]['output']
    >;
  };
};

/** One handler for each route. A handler that is missing or unknown does not compile. */
export type Handlers = {
  readonly [Area in keyof Signatures]: {
    readonly [Name in keyof Signatures[Area]]: (
      input: Signatures[Area][Name]['input'],
    ) => Promise<Signatures[Area][Name]['output']>;
  };
};

const stateEventSchemaOf = <Area extends string, State extends z.ZodType>(area: Area, state: State) =>
  z.strictObject({ area: z.literal(area), state }).readonly();

/** The whole state of an area: sent on subscribing, and whenever it changes. */
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

/** New entries of a conversation. A conversation only ever grows. */
const appendedEventSchema = z
  .strictObject({ appendedTo: idSchema, entries: z.array(entrySchema).readonly() })
  .readonly();

export const apiEventSchema = z.union([stateEventSchema, appendedEventSchema]);

export type StateEvent = z.output<typeof stateEventSchema>;
export type AppendedEvent = z.output<typeof appendedEventSchema>;

/** What the app sends to its windows. */
export type ApiEvent = StateEvent | AppendedEvent;

export const areaNames: readonly AreaName[] = Object.values(stateEventSchema.options).flatMap((option) => [
  ...option.unwrap().shape.area.values,
]);
