import { conversationWords } from './conversationWords';
import { conversationsWords } from './conversationsWords';
import { engineWords } from './engineWords';
import { fileWords } from './fileWords';
import { inspectorWords } from './inspectorWords';
import { keyboardWords } from './keyboardWords';
import { lampAreaWords } from './lampAreaWords';
import { libraryWords } from './libraryWords';
import { connectionWords } from './connectionWords';
import { noticeWords } from './noticeWords';
import { settingsWords } from './settingsWords';
import { stageWords } from './stageWords';
import { titleBarWords } from './titleBarWords';

/** Every text of the window, except what the app sends, by the part of the window that shows it. */
export const words = {
  conversation: conversationWords,
  conversations: conversationsWords,
  engine: engineWords,
  files: fileWords,
  inspector: inspectorWords,
  keyboard: keyboardWords,
  lamp: lampAreaWords,
  library: libraryWords,
  connection: connectionWords,
  notices: noticeWords,
  settings: settingsWords,
  stage: stageWords,
  titleBar: titleBarWords,
} as const;
