import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';

async function set(...words: string[]) {
  const terminal = new FakeTerminal();
  const all = ['set', ...words, '--data', temporaryFolder()];
  const code = await runLamp(all, commands, '1.2.3', terminal);
  return { code, messages: terminal.messages.join('\n'), written: terminal.written };
}

describe('lamp set', () => {
  it.each([[['off']], [['keep']], [['brightness', '20']], [['limit', '500']]])(
    'asks which lamp to use if none was chosen: %j',
    async (words) => {
      const { code, messages, written } = await set(...words);
      expect([code, written]).toEqual([2, '']);
      expect(messages).toContain('--port');
      expect(messages).toContain('lamp ports');
    },
  );

  it.each([
    [[], 'Say brightness'],
    [['dance'], 'Say brightness'],
    [['brightness'], 'Say brightness'],
    [['brightness', '256'], '0 to 255'],
    [['brightness', '-1'], ''],
    [['brightness', '1.5'], '0 to 255'],
    [['brightness', '10', '20'], 'Say brightness'],
    [['limit', '65536'], '0 to 65535'],
    [['limit', 'all'], '0 to 65535'],
    [['off', '1'], 'Say brightness'],
    [['off', '--driver', 'native'], '--driver'],
  ])('prints the usage for %j before it looks for a lamp', async (words, complaint) => {
    const { code, messages, written } = await set('--port', '/dev/no-such-port', ...words);
    expect([code, written]).toEqual([2, '']);
    expect(messages).toContain(complaint);
    expect(messages).toContain('lamp set');
  });

  it('exits with 1 and a message if the port does not exist', async () => {
    const { code, messages, written } = await set('--port', '/dev/no-such-port', 'off');
    expect([code, written]).toEqual([1, '']);
    expect(messages).toContain('/dev/no-such-port');
  });
});
