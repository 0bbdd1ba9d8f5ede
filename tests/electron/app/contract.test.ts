import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { contractSuite } from './contractSuite';
import { exercises } from './exercises';
import { directTestTransport, ipcTestTransport, socketTestTransport } from './transports';

describe.each([
  ['directly', directTestTransport],
  ['over IPC', ipcTestTransport],
  ['over a socket', socketTestTransport],
])('the contract, %s', (_, way) => {
  contractSuite(way);
});

it('is tested completely: each route has an exercise, and there are no others', () => {
  const names = (areas: object) =>
    Object.entries(areas).flatMap(([area, ofArea]) =>
      Object.keys(ofArea as object).map((name) => `${area}.${name}`),
    );
  expect(names(exercises).sort()).toEqual(names(routes).sort());
});
