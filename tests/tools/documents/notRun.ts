/** Commands that a document names and the test of the documents does not run. */
export interface NotRun {
  readonly command: RegExp;
  readonly because: string;
  /** The file that runs it instead. */
  readonly seeInstead?: string;
}

/** Every such command, each with the reason. Before one is added here, somebody has run it by hand. */
export const notRun: readonly NotRun[] = [
  { command: /^npm ci$/, because: 'these tests run behind it', seeInstead: '.ci/run' },
  {
    command: /^(?:FUZZ=1 )?npm (?:test|run test:long)$/,
    because: 'these tests are part of it',
    seeInstead: '.ci/run',
  },
  { command: /^\.ci\/run$/, because: 'these tests are part of it', seeInstead: '.ci/run' },
  {
    command: /^(?:\S+=\S+ )?npm start$/,
    because: 'another test starts it',
    seeInstead: 'tests/e2e/start.test.ts',
  },
  { command: /^npm run dev$/, because: 'another test starts it', seeInstead: 'tests/e2e/dev.long.test.ts' },
  {
    command: /^npm run (?:lint|build)$|^npx tsc -p tests$/,
    because: 'npm test begins with them',
    seeInstead: '.ci/run',
  },
  { command: /^(?:\S+=\S+ )?npx vitest\b/, because: 'these tests run in it' },
  { command: /^npm run (?:format|sheets|golden|intent)\b/, because: 'it writes into the repository' },
  {
    command: /^node tests\/tools\/run\.mjs tests\/tools\/sheets\/writeSheets\.ts$/,
    because: 'it writes into the repository',
  },
  {
    command: /^npm run docs$/,
    because: 'it writes into the repository; what it would write is compared',
    seeInstead: 'tests/repository/documents.test.ts',
  },
  {
    command: /^npm run icons$/,
    because: 'it writes into the repository; what it would write is compared',
    seeInstead: 'tests/resources/icons.test.ts',
  },
  { command: /^npm run (?:fuzz|soak)\b/, because: 'it goes on as long as one likes' },
  { command: /^npm run (?:nearest|tags)$/, because: 'it downloads word lists' },
  { command: /^npm run screens\b/, because: 'it takes minutes and is for people to look at' },
  {
    command: /^npm run package\b/,
    because: 'it downloads Electron',
    seeInstead: 'tests/e2e/package.long.test.ts',
  },
  {
    command: /^npm run fetch:electron$/,
    because: 'it downloads Electron',
    seeInstead: '.github/workflows/ci.yml',
  },
  {
    command: /^(?:\S+=\S+ )?npm run test:desktop$/,
    because: 'it needs Electron’s binary and a display',
    seeInstead: '.github/workflows/ci.yml',
  },
  {
    command: /^npm run test:installer\b/,
    because: 'it installs the app',
    seeInstead: '.github/workflows/installers.yml',
  },
  { command: /^npm install --prefix DIR /, because: 'it downloads 245 MB', seeInstead: '.ci/run' },
  {
    command: /^node tests\/tools\/run\.mjs tests\/tools\/fakeOllama\.ts /,
    because: 'another test starts it',
    seeInstead: 'tests/electron/engine/ollama/getModel.test.ts',
  },
  {
    command: /^node tests\/tools\/run\.mjs tests\/resources\/firmware\/printCosts\.ts$/,
    because: 'it runs a chip for minutes',
  },
  {
    command: /^node tests\/tools\/run\.mjs tests\/tools\/sheets\/writeSceneSheet\.ts /,
    because: 'its reader names the scene',
  },
  {
    command: /^make -C resources\/firmware host$|^resources\/firmware\/build\/lamp-host --show$/,
    because: 'it needs a compiler; other tests build and run it where there is one',
    seeInstead: 'tests/fakes/firmware/buildHost.ts',
  },
  {
    command: /^make -C resources\/firmware avr$/,
    because: 'it needs a compiler; other tests build it where there is one',
    seeInstead: 'tests/fakes/avr/buildFirmware.ts',
  },
  { command: /^avrdude /, because: 'it needs a board on a port' },
  { command: /^sudo /, because: 'it changes the system' },
  {
    command: / lamp -- serve\b/,
    because: 'it ends when it is told to; other tests start it',
    seeInstead: 'tests/e2e/browserHosts.test.ts',
  },
  { command: / lamp -- bench\b/, because: 'it measures for minutes' },
  {
    command: / lamp -- (?:set|play) .*--port \S/,
    because: 'it needs a lamp on a port',
    seeInstead: 'tests/e2e/realPort.long.test.ts',
  },
];
