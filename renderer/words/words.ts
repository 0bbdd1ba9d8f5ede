import { conversationWords } from './conversation';
import { conversationsWords } from './conversations';
import { engineWords } from './engine';
import { fileWords } from './files';
import { inspectorWords } from './inspector';
import { keyboardWords } from './keyboard';
import { lampAreaWords } from './lamp';
import { libraryWords } from './library';
import { linkWords } from './link';
import { noticeWords } from './notices';
import { settingsWords } from './settings';
import { stageWords } from './stage';
import { titleBarWords } from './titleBar';

/** Every word of the page that is not the app's own, by the part of the window it stands in. */
export const words = {
  conversation: conversationWords,
  conversations: conversationsWords,
  engine: engineWords,
  files: fileWords,
  inspector: inspectorWords,
  keyboard: keyboardWords,
  lamp: lampAreaWords,
  library: libraryWords,
  link: linkWords,
  notices: noticeWords,
  settings: settingsWords,
  stage: stageWords,
  titleBar: titleBarWords,
} as const;
