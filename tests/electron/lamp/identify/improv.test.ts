import { describe, expect, it } from 'vitest';
import { findImprovInfo, improvInfoRequest } from '../../../../electron/lamp/identify/improv';
import { improvAnswer } from '../../../fakes/devices/FakeWled';

const answer = Buffer.from(improvAnswer('WLED', '0.15.0', 'esp32', 'Desk')).toString('latin1');

describe('an answer in Improv', () => {
  it('is found whole, after noise and after one that was cut off', () => {
    const info = { firmware: 'WLED', version: '0.15.0' };
    expect(findImprovInfo(answer)).toEqual(info);
    expect(findImprovInfo(`\u00ffIMPRO${answer}`)).toEqual(info);
    expect(findImprovInfo(answer.slice(0, 12) + answer)).toEqual(info);
  });

  it('is not found before its end, if it is damaged, or in our own request', () => {
    expect(findImprovInfo(answer.slice(0, -2))).toBeUndefined();
    expect(findImprovInfo(answer.replace('0.15.0', '0.16.0'))).toBeUndefined();
    expect(findImprovInfo(Buffer.from(improvInfoRequest).toString('latin1'))).toBeUndefined();
  });
});
