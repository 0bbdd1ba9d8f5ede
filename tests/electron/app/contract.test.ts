import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { contractSuite } from './contractSuite';
import { exercises } from './exercises';
import { directWay, ipcWay, socketWay } from './transports';

describe.each([
  ['directly', directWay],
  ['over IPC', ipcWay],
  ['over a socket', socketWay],
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
