import { describe, expect, it } from 'vitest';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { lampQuestionOf } from '../../../renderer/lamp/lampQuestionOf';
import { sampleStates } from '../sampleStates';

const { lamp } = sampleStates();
const port: PortDescription = { path: '/dev/ttyUSB0', name: 'CH340', likelihood: 'lamp' };
const other: PortDescription = { path: '/dev/ttyUSB1', name: 'CH340', likelihood: 'lamp' };
const desk: LampAreaState = {
  ...lamp,
  state: { phase: 'ready', lamp: { kind: 'native', name: 'Desk lamp', path: port.path, canKeep: true } },
  isPowerKnown: false,
};

describe('the question about the lamp', () => {
  it('is undefined while the virtual lamp plays and there is no port', () => {
    expect(lampQuestionOf({ ...lamp, isPowerKnown: false }, [])).toBeUndefined();
    expect(lampQuestionOf({ ...lamp, ports: [port] }, [])).toBeUndefined();
  });

  it('is about one port at a time; after “not now” it is about the next', () => {
    const offered = { ...lamp, ports: [port, other], offered: [port.path, other.path] };
    expect(lampQuestionOf(offered, [])).toEqual({ about: 'port', port });
    expect(lampQuestionOf(offered, [port.path])).toEqual({ about: 'port', port: other });
    expect(lampQuestionOf(offered, [port.path, other.path])).toBeUndefined();
  });

  it('is about the power supply of a real lamp, until that is known', () => {
    expect(lampQuestionOf(desk, [])).toEqual({ about: 'power', name: 'Desk lamp' });
    expect(lampQuestionOf({ ...desk, isPowerKnown: true }, [])).toBeUndefined();
  });

  it('is about a port before it is about power', () => {
    expect(lampQuestionOf({ ...desk, ports: [other], offered: [other.path] }, [])?.about).toBe('port');
  });
});
