import { breathing, icon, layers, picture, step } from '../../program/commands';
import { lighten } from '../../program/colorMath';
import { iconNames, iconWords, type IconName } from '../../program/icons';
import { once } from '../../once';
import { lexiconForm, phraseKey } from '../phrases';
import type { Scene } from './Scene';

/** The colour each icon has by nature. */
const natural: Readonly<Record<IconName, string>> = {
  heart: '#FF2A4A',
  star: '#FFD23C',
  smiley: '#FFD23C',
  sad: '#5A8CFF',
  cat: '#FFA24A',
  dog: '#C88A4A',
  fish: '#FF8A3C',
  bird: '#5AB4FF',
  butterfly: '#C86AFF',
  skull: '#E8E4D8',
  ghost: '#DCE8FF',
  pumpkin: '#FF7A18',
  tree: '#3CC850',
  pine: '#1FA04A',
  flower: '#FF7AB8',
  rose: '#F0203C',
  leaf: '#5AC83C',
  mushroom: '#F04A3C',
  cactus: '#3CB45A',
  sun: '#FFC820',
  moon: '#F0ECC8',
  cloud: '#C8D8F0',
  rain: '#5AA0FF',
  umbrella: '#B44AFF',
  snowflake: '#BFEAFF',
  snowman: '#F0F6FF',
  lightning: '#FFE84A',
  rainbow: '#FF9A3C',
  flame: '#FF6A1A',
  candle: '#FFC060',
  drop: '#3CA8FF',
  wave: '#2A9AE8',
  mountain: '#A8B8D8',
  house: '#FFB45A',
  castle: '#B8A8D8',
  car: '#FF3C3C',
  rocket: '#F0F0FF',
  plane: '#BFE0FF',
  boat: '#F0D8A8',
  bicycle: '#3CD8B4',
  coffee: '#C88A5A',
  beer: '#FFB828',
  cake: '#FF9AC8',
  pizza: '#FFA83C',
  apple: '#F03C3C',
  cherry: '#E01A4A',
  note: '#7AE0FF',
  bell: '#FFC83C',
  gift: '#FF4A6A',
  key: '#FFD04A',
  lock: '#F0B83C',
  clock: '#FFE0A8',
  hourglass: '#F0C878',
  battery: '#4AE06A',
  phone: '#5AD8FF',
  mail: '#F0F0F0',
  camera: '#B8C8E0',
  'arrow-up': '#4AE07A',
  'arrow-down': '#FFA03C',
  'arrow-left': '#5AC8FF',
  'arrow-right': '#5AC8FF',
  check: '#3CE05A',
  cross: '#FF3C3C',
  question: '#FFC83C',
  exclamation: '#FF6A2A',
  plus: '#4AE07A',
  peace: '#F0E0A0',
  'yin-yang': '#F0F0F0',
  dice: '#F8F4E8',
  chess: '#F0E0C0',
  crown: '#FFC828',
  gem: '#5AE8FF',
  anchor: '#7AB8F0',
  footprint: '#E0B88A',
  eye: '#6AC8FF',
};

/**
 * Every icon of the library as a scene of its own: the picture, and the wall breathing in its colour. An icon gets the
 * names and words that the `drawn` scenes leave.
 */
export function iconScenes(drawn: readonly Scene[]): Scene[] {
  const names = new Set(drawn.map(({ name }) => name));
  const words = new Set(drawn.flatMap((each) => each.words.map(lexiconForm)));
  return iconNames.map((name) => iconScene(name, names, words));
}

function iconScene(name: IconName, names: ReadonlySet<string>, taken: Set<string>): Scene {
  const color = natural[name];
  const plain = name.replace('-', ' ');
  const words = [
    plain,
    `${plain} icon`,
    `${plain} symbol`,
    `${plain} sign`,
    `picture of ${plain}`,
    ...iconWords(name).map((word) => word.replaceAll('-', ' ')),
  ];
  if (name === 'arrow-left' || name === 'arrow-right' || name === 'arrow-up' || name === 'arrow-down')
    words.push(`arrow & ${name.slice(6)}`, `arrow pointing ${name.slice(6)}`);
  const plainTitle = name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ');
  const title = names.has(plainTitle) ? `${plainTitle} picture` : plainTitle;
  const own = [...new Set(words)].filter(
    (word) => !taken.has(lexiconForm(word)) && !taken.has(phraseKey(lexiconForm(word))),
  );
  for (const word of own) taken.add(lexiconForm(word));
  // Drawn when it is first shown: reading a wish needs its words alone.
  const drawn = once(() => picture(icon(name, color)));
  const steps = once(() => [
    step(name, layers(drawn(), { ambient: breathing(lighten(color, 0.55), 5000) }), null),
  ]);
  return {
    name: title,
    words: own,
    get steps() {
      return steps();
    },
    get accent() {
      return { over: drawn() };
    },
  };
}
