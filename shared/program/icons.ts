/** The words and emoji for an icon, besides its name in a program. */
interface IconEntry {
  readonly words: string;
  readonly emoji: string;
}

/** All icons. The drawings are keyed by these names. Lamp code numbers them, so new ones go to the end. */
const table = {
  heart: { words: 'love valentine hearts', emoji: '❤♥💖💗💓💕💘💝💞💟🧡💛💚💙💜🖤🤍🤎' },
  star: { words: 'stars favourite favorite', emoji: '⭐★☆🌟✨🌠' },
  smiley: { words: 'smile happy face smiling-face grin', emoji: '😀😃😄😁😊🙂☺😎🤗😍😂🤣' },
  sad: { words: 'frown unhappy sad-face', emoji: '☹🙁😢😭😞😔' },
  cat: { words: 'kitten kitty', emoji: '🐱🐈😺' },
  dog: { words: 'puppy', emoji: '🐶🐕' },
  fish: { words: 'goldfish', emoji: '🐟🐠🐡' },
  bird: { words: 'dove sparrow', emoji: '🐦🕊🐤' },
  butterfly: { words: 'moth', emoji: '🦋' },
  skull: { words: 'skeleton death', emoji: '💀☠' },
  ghost: { words: 'spook', emoji: '👻' },
  pumpkin: { words: 'jack-o-lantern halloween', emoji: '🎃' },
  tree: { words: 'oak', emoji: '🌳' },
  pine: { words: 'fir christmas-tree xmas-tree spruce', emoji: '🎄🌲' },
  flower: { words: 'daisy blossom tulip', emoji: '🌸🌼🌻🌷💐🌺' },
  rose: { words: 'roses', emoji: '🌹🥀' },
  leaf: { words: 'leaves', emoji: '🍁🍂🍃🌿🍀☘' },
  mushroom: { words: 'toadstool', emoji: '🍄' },
  cactus: { words: 'succulent', emoji: '🌵' },
  sun: { words: 'sunshine sunny', emoji: '☀🌞🌅🌇🔆' },
  moon: { words: 'crescent', emoji: '🌙🌛🌜☾☽🌕🌚' },
  cloud: { words: 'clouds cloudy', emoji: '☁🌥⛅' },
  rain: { words: 'raincloud rain-cloud', emoji: '🌧🌦' },
  umbrella: { words: 'parasol', emoji: '☂☔🌂' },
  snowflake: { words: 'snow flake', emoji: '❄🌨❅❆' },
  snowman: { words: 'snow-man', emoji: '⛄☃' },
  lightning: { words: 'bolt thunder flash', emoji: '⚡🌩⛈' },
  rainbow: { words: 'bow', emoji: '🌈' },
  flame: { words: 'fire campfire', emoji: '🔥' },
  candle: { words: 'candlelight', emoji: '🕯' },
  drop: { words: 'droplet water tear raindrop', emoji: '💧💦' },
  wave: { words: 'waves sea ocean', emoji: '🌊' },
  mountain: { words: 'mountains peak', emoji: '⛰🏔🗻' },
  house: { words: 'home', emoji: '🏠🏡' },
  castle: { words: 'fortress tower', emoji: '🏰🏯' },
  car: { words: 'automobile', emoji: '🚗🚙🏎' },
  rocket: { words: 'spaceship', emoji: '🚀' },
  plane: { words: 'airplane aeroplane', emoji: '✈🛫🛩' },
  boat: { words: 'ship sailboat', emoji: '⛵🚤🛥🚢' },
  bicycle: { words: 'bike', emoji: '🚲🚴' },
  coffee: { words: 'cup tea mug', emoji: '☕🍵' },
  beer: { words: 'pint', emoji: '🍺🍻' },
  cake: { words: 'birthday-cake birthday', emoji: '🎂🍰🧁' },
  pizza: { words: 'pizza-slice', emoji: '🍕' },
  apple: { words: 'fruit', emoji: '🍎🍏' },
  cherry: { words: 'cherries', emoji: '🍒' },
  note: { words: 'music music-note musical-note melody', emoji: '🎵🎶♪♫♬' },
  bell: { words: 'alarm jingle', emoji: '🔔🛎' },
  gift: { words: 'present', emoji: '🎁' },
  key: { words: 'keys', emoji: '🔑🗝' },
  lock: { words: 'padlock', emoji: '🔒🔐' },
  clock: { words: 'watch time', emoji: '🕐🕒⏰⌚🕛' },
  hourglass: { words: 'sandglass timer', emoji: '⌛⏳' },
  battery: { words: 'charge', emoji: '🔋' },
  phone: { words: 'telephone', emoji: '📞☎📱' },
  mail: { words: 'envelope letter email', emoji: '✉📧📨💌' },
  camera: { words: 'photo', emoji: '📷📸' },
  'arrow-up': { words: 'up arrow', emoji: '⬆↑🔼' },
  'arrow-down': { words: 'down', emoji: '⬇↓🔽' },
  'arrow-left': { words: 'left', emoji: '⬅◀' },
  'arrow-right': { words: 'right', emoji: '➡▶' },
  check: { words: 'tick checkmark check-mark done ok', emoji: '✔✅☑✓' },
  cross: { words: 'x-mark cancel', emoji: '✖❌✗✘' },
  question: { words: 'question-mark', emoji: '❓❔' },
  exclamation: { words: 'exclamation-mark warning', emoji: '❗❕⚠' },
  plus: { words: 'add', emoji: '➕' },
  peace: { words: 'peace-sign', emoji: '☮✌' },
  'yin-yang': { words: 'yinyang balance', emoji: '☯' },
  dice: { words: 'die', emoji: '🎲' },
  chess: { words: 'pawn rook knight', emoji: '♟♜♞' },
  crown: { words: 'king queen', emoji: '👑' },
  gem: { words: 'diamond jewel', emoji: '💎' },
  anchor: { words: 'harbour harbor', emoji: '⚓' },
  footprint: { words: 'paw footprints paw-print', emoji: '👣🐾' },
  eye: { words: 'eyes', emoji: '👁👀' },
} as const satisfies Record<string, IconEntry>;

export type IconName = keyof typeof table;

/** Every icon's name, in the table's order. */
export const iconNames: readonly IconName[] = namesIn(table);

const byWord = new Map<string, IconName>();
const byEmoji = new Map<string, IconName>();
for (const name of iconNames) {
  byWord.set(name, name);
  for (const word of table[name].words.split(' ')) if (!byWord.has(word)) byWord.set(word, name);
  for (const emoji of table[name].emoji) byEmoji.set(emoji, name);
}

function namesIn<Name extends string>(entries: Readonly<Record<Name, IconEntry>>): Name[] {
  const names: Name[] = [];
  for (const name in entries) names.push(name);
  return names;
}

/** The other words for an icon, in the singular and the plural as people use them. */
export function iconWords(name: IconName): string[] {
  return table[name].words.split(' ');
}

/** The icon that `word` names, ignoring case, spaces and underscores; or the icon of an emoji in it. */
export function findIcon(word: string): IconName | undefined {
  const key = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const bare = key.replace(/-?(icon|symbol|emoji)$/, '');
  return byWord.get(key) ?? byWord.get(bare) ?? byWord.get(bare.replace(/s$/, '')) ?? findEmoji(word);
}

/** The icon for the first emoji in `text` that has one. */
export function findEmoji(text: string): IconName | undefined {
  for (const character of text) {
    const icon = byEmoji.get(character);
    if (icon) return icon;
  }
  return undefined;
}
