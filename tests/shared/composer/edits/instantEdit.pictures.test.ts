import { describe } from 'vitest';
import { card } from '../../program/edit/examplePrograms';
import { all, darker, differs, duller, hue, itDoes, up, type EffectTable } from './effects';

const ordered = (...ids: string[]) => ({ order: ids.join(' ') });
const cardColors = [
  'greeting.fill.color',
  'greeting.text.color',
  'greeting.ambient.color',
  'love.fill.color',
  'love.heart.color',
];

const onCard: EffectTable = [
  ['slower', all(up, 'greeting.ms', 'greeting.ambient.speed', 'greeting.over.speed', 'love.ms', 'love.fade')],
  [
    'make the text red / red text / the text in red please / turn the letters red',
    { 'greeting.text.color': hue('#FF0000') },
  ],
  ['make the heart blue / blue heart / the heart should be blue', { 'love.heart.color': hue('#0000FF') }],
  [
    'swap the red for violet / replace the red with violet / change red to violet',
    { 'love.heart.color': hue('#8A3CFF') },
  ],
  [
    'less green / a bit less green / too green',
    { 'greeting.ambient.color': duller, 'love.fill.color': differs },
  ],
  ['no green / without green', { 'greeting.ambient.color': differs, 'love.fill.color': differs }],
  [
    'dim the ambient light / ambient light darker / the wall a bit dimmer / make the wall light dimmer',
    { 'greeting.ambient.color': darker },
  ],
  ['make the wall red', { 'greeting.ambient.color': hue('#FF0000') }],
  ['slow down the ambient light', { 'greeting.ambient.speed': up }],
  [
    'darker background / a slightly darker background / the background is too bright',
    all(darker, 'greeting.fill.color', 'love.fill.color'),
  ],
  ['make the background red', all(hue('#FF0000'), 'greeting.fill.color', 'love.fill.color')],
  [
    'dimmer except the text / everything dimmer except the text / dim everything but the text',
    all(darker, ...cardColors.filter((fact) => !fact.includes('text')), 'greeting.over.color'),
  ],
  [
    'make everything except the text red',
    all(hue('#FF0000'), ...cardColors.filter((fact) => !fact.includes('text'))),
  ],
  ['make it blue', all(hue('#0000FF'), ...cardColors)],
  [
    'ambient light off / no ambient light / remove the wall light',
    all('none', 'greeting.ambient.name', 'greeting.ambient.color', 'greeting.ambient.speed'),
  ],
  [
    'make the heart blue and the text green',
    { 'love.heart.color': hue('#0000FF'), 'greeting.text.color': hue('#00D040') },
  ],
  ['write “Bye” / write “Bye” instead', { 'greeting.text.content': 'Bye' }],
  ['more sparkle / more stars', { 'greeting.over.density': up }],
  [
    'remove the sparkle / no sparkles',
    all('none', ...['name', 'color', 'bgColor', 'speed', 'density'].map((each) => `greeting.over.${each}`)),
  ],
  [
    'remove the text',
    { ...all('none', 'greeting.text.type', 'greeting.text.color', 'greeting.text.content') },
  ],
  ['remove the heart', ordered('greeting')],
  [
    'write Good night / change the text to Good night / it should say Good night',
    { 'greeting.text.content': 'Good night' },
  ],
  ['loop for ever / loop it forever / repeat endlessly / keep looping', { loop: '0 greeting love' }],
  ['loop three times', { loop: '3 greeting love' }],
  ['fade between the steps for 2 seconds', { 'love.fade': 2000 }],
  ['no fades / hard cuts', { 'love.fade': 0 }],
  ['reverse', ordered('love', 'greeting')],
];

describe('an instant edit of a picture with layers', () => {
  itDoes(onCard, card);
});
