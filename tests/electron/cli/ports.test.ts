import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';

interface Listed {
  readonly ok: boolean;
  readonly ports: readonly { path: string; name: string; likelihood: string; isChosen: boolean }[];
}

async function ports(...words: string[]) {
  const terminal = new FakeTerminal();
  const code = await runLamp(['ports', '--data', temporaryFolder(), ...words], commands, '1.2.3', terminal);
  return { code, terminal, messages: terminal.messages.join('\n') };
}

describe('lamp ports', () => {
  it('prints one line of JSON with the ports of this machine; none is chosen at first', async () => {
    const { code, terminal, messages } = await ports();
    expect(code).toBe(0);
    const [listed, ...more] = terminal.lines as Listed[];
    expect(more).toEqual([]);
    expect(listed?.ok).toBe(true);
    for (const port of listed?.ports ?? []) {
      expect(port).toMatchObject({ path: expect.any(String), name: expect.any(String), isChosen: false });
      expect(['lamp', 'maybe', 'unlikely']).toContain(port.likelihood);
    }
    // If nothing is plugged in, the message says what to do.
    expect(messages.includes('Plug the lamp in')).toBe(listed?.ports.length === 0);
  });

  it.each([['COM3'], ['--what']])('prints the usage for “%s”', async (word) => {
    const { code, terminal, messages } = await ports(word);
    expect([code, terminal.written]).toEqual([2, '']);
    expect(messages).toContain('lamp ports');
  });
});
