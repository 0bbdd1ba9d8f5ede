import { defaultSettings } from '#shared/api/settingsSchema';
import { formatEntries, formatHeader } from '#shared/conversation/conversationFile';
import { defaultLayout } from '#shared/lamp/Layout';
import { formatProgramFile } from '#shared/program/programFile';
import { edit, glow, logOf, reply, wish } from '../../shared/conversation/logOf';

/** What is in a data folder, as the app writes it. */

export const storedId = '2026-01-05-aaaaaaaa';

const entries = logOf(
  wish('a candle'),
  reply(1, glow('Candle')),
  wish('wärmer 🔥, and as slow as the old clock in the hall'),
  edit(3, glow('Warm candle', '#FF4400')),
  { type: 'rename', title: 'Evenings' },
  { type: 'note', text: 'Never blue.', origin: 'owner' },
  wish('darker'),
  reply(7, glow('Dark candle', '#220800'), { repairs: ['Put a missing or stray bracket right.'] }),
);

export const conversationText = formatHeader(storedId, 1_767_636_000_000) + formatEntries(entries);

/** As earlier versions have written it. */
export const olderTexts = [1, 2, 3].map((version) =>
  conversationText.replace(/"version":\d+/, `"version":${version}`),
);

export const programText = formatProgramFile({
  program: glow('Candle'),
  layout: defaultLayout,
  tags: ['calm', 'evening'],
  savedAt: 1_767_636_000_000,
});

export const settingsText = JSON.stringify(
  { ...defaultSettings, theme: 'light', standingWishes: ['Never red.'] },
  undefined,
  '\t',
);

export const modelsText = JSON.stringify(
  { models: { 'gemma3:4b': { ratios: [1.02], replies: [120] } } },
  undefined,
  '\t',
);

export const indexText = JSON.stringify({
  conversations: {
    [storedId]: {
      bytes: 1200,
      modifiedAt: 1_767_636_000_000,
      summary: { title: 'Evenings', createdAt: 1_767_636_000_000, updatedAt: 7000, exchanges: 3 },
    },
  },
});

/** A backup of what is in the folder already, and one of what is not. */
export const backupTexts = [
  backupOf(conversationText, programText),
  backupOf(
    formatHeader(storedId, 1_767_636_000_000) +
      formatEntries(logOf(wish('the sea'), reply(1, glow('Sea', '#0044FF')))),
    formatProgramFile({
      program: glow('Sea', '#0044FF'),
      layout: defaultLayout,
      tags: ['wide'],
      savedAt: 1_767_636_000_000,
    }),
  ),
];

function backupOf(conversation: string, program: string): string {
  const lines = [
    { lampwright: 'backup', version: 1 },
    { kind: 'settings', value: { ...defaultSettings, theme: 'light' } },
    { kind: 'conversation', text: conversation },
    { kind: 'program', id: 'candle-0badcafe', text: program },
    { kind: 'end', conversations: 1, programs: 1 },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
