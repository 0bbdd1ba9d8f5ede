import { describe, expect, it } from 'vitest';
import { commandColors } from '../../../renderer/film/commandColors';

describe('the colours of a command', () => {
  it('start with what is drawn and end with its background', () => {
    const colors = commandColors({
      type: 'render',
      elements: [
        { type: 'fill', color: '#111111' },
        { type: 'icon', name: 'heart', color: '#FF0033' },
        { type: 'text', content: 'hi', color: '#FF0033' },
      ],
    });
    expect(colors).toEqual(['#FF0033', '#111111']);
  });

  it('include every layer, each colour once', () => {
    const colors = commandColors({
      type: 'layers',
      front: {
        type: 'pattern',
        name: 'aurora',
        params: { color: '#00FF88', color2: '#7B5CFF', speed: 4000 },
      },
      over: { type: 'pattern', name: 'comet', params: { color: '#FFFFFF', bgColor: '#7B5CFF', speed: 900 } },
      ambient: { type: 'off' },
    });
    expect(colors).toEqual(['#00FF88', '#7B5CFF', '#FFFFFF', '#000000']);
  });

  it('are black when the lamp is dark', () => {
    expect(commandColors({ type: 'off' })).toEqual(['#000000']);
    expect(commandColors({ type: 'render', elements: [] })).toEqual(['#000000']);
  });
});
