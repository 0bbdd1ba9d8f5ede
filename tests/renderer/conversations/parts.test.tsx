import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#shared/lamp/Layout';
import { BackupActions } from '../../../renderer/conversations/BackupActions';
import { ConversationRow } from '../../../renderer/conversations/ConversationRow';
import { EraseAllForm } from '../../../renderer/conversations/EraseAllForm';
import { words } from '../../../renderer/words/words';
import { renderPart } from '../renderPart';
import { unlabelledControls } from '../unlabelledControls';
import { programOf, sampleStates } from '../sampleStates';

const now = Date.UTC(2026, 4, 20, 12);
const row = (id: string, more = {}) => {
  const conversation = { id, title: `About ${id}`, createdAt: 1, updatedAt: now, exchanges: 3, ...more };
  return renderPart(
    <ConversationRow conversation={conversation} now={now} onOpened={() => {}} />,
    sampleStates(),
  );
};

describe('a conversation of the list', () => {
  it('says its title and its wishes, and is marked only while it is the open one', () => {
    expect(row('c1').text).toContain('About c1');
    expect(row('c1').text).toContain(words.conversations.wishes(3));
    expect(row('c1').html).toContain('aria-current="true"');
    expect(row('c2').html).not.toContain('aria-current');
  });

  it('shows the wish that was found in it, as text', () => {
    expect(row('c2', { wish: 'more <violet>' }).text).toContain('“more <violet>”');
    expect(row('c2').text).not.toContain('“');
  });

  it('has a name on each button', () => {
    expect(unlabelledControls(row('c1').html)).toEqual([]);
  });
});

describe('erasing everything', () => {
  const item = (id: string) => ({
    id,
    program: programOf(id),
    layout: defaultLayout,
    tags: [],
    savedAt: 1,
  });
  const states = sampleStates({
    library: [item('a'), item('b')],
    conversations: [{ id: 'c1', title: 'A', createdAt: 1, updatedAt: 1, exchanges: 1 }],
  });
  const { html, text } = renderPart(<EraseAllForm onErased={() => {}} onCancel={() => {}} />, states);

  it('says what goes, by number', () => {
    expect(text).toContain('1 conversation, 2 saved programs and all settings');
  });

  it('cannot be done before the word is typed, and is easily left', () => {
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""[^>]*>Erase everything/);
    expect(html).not.toMatch(/<button[^>]*disabled=""[^>]*>Keep everything/);
  });

  it('is asked for first: the question does not stand there by itself', () => {
    const actions = renderPart(<BackupActions />, states).text;
    expect(actions).toContain(words.conversations.erase.ask);
    expect(actions).not.toContain(words.conversations.erase.title);
  });
});
