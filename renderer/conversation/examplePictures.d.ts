/** Made by resources/examples/examplePictures.mjs when the window is built. */
declare module 'virtual:example-pictures' {
  /** The examples in their order, each with its picture; the same as `ExamplePicture` in resources/examples/paintExamples.ts. */
  export const examplePictures: readonly {
    readonly text: string;
    readonly source: string;
    readonly lengthMs: number;
  }[];
}
