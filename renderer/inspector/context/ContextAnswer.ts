import type { OutputsOf, routes } from '#shared/api/contract';

type Outputs = OutputsOf<(typeof routes)['conversation']>;

/** What the model would be told next, as the app tells it. */
export type ToldContext = Outputs['context'];
export type ToldPiece = ToldContext['pieces'][number];
export type Transcript = Outputs['transcript'];
