import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { defaultLayout } from '#shared/lamp/Layout';
import { BackupActions } from '../../../renderer/conversations/BackupActions';
import { ConversationRow } from '../../../renderer/conversations/ConversationRow';
import { EraseAllForm } from '../../../renderer/conversations/EraseAllForm';
import { words } from '../../../renderer/words/words';
import { renderPart, renderPartIn, storeWithStates } from '../renderPart';
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

describe('a conversation in the list', () => {
  it('shows its title and the number of its wishes, and is marked only while it is open', () => {
    expect(row('c1').text).toContain('About c1');
    expect(row('c1').text).toContain(words.conversations.wishes(3));
    expect(row('c1').queryByRole('button', { current: true })).toBeTruthy();
    expect(row('c2').queryByRole('button', { current: true })).toBeNull();
  });

  it('shows the wish that was found in it, as text', () => {
    expect(row('c2', { wish: 'more <violet>' }).text).toContain('“more <violet>”');
    expect(row('c2').text).not.toContain('“');
  });

  it('has a name on each button', () => {
    expect(unlabelledControls(row('c1').element)).toEqual([]);
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

  it('says how much will be deleted', () => {
    const { text } = renderPart(<EraseAllForm onErased={() => {}} onCancel={() => {}} />, states);
    expect(text).toContain('1 conversation, 2 saved programs and all settings');
  });

  it('is possible only after the word is typed, and can be cancelled', () => {
    const calls: string[] = [];
    let isLeft = false;
    const store = storeWithStates(states, 'open', (route) => {
      calls.push(route.name);
      return new Promise(() => undefined);
    });
    const { getByRole } = renderPartIn(
      store,
      <EraseAllForm onErased={() => {}} onCancel={() => (isLeft = true)} />,
    );
    const erase = getByRole('button', { name: words.conversations.erase.do });
    fireEvent.click(erase);
    fireEvent.change(getByRole('textbox'), { target: { value: 'something' } });
    fireEvent.click(erase);
    fireEvent.submit(getByRole('form'));
    expect(calls).toEqual([]);
    fireEvent.click(getByRole('button', { name: words.conversations.erase.cancel }));
    expect(isLeft).toBe(true);
    fireEvent.change(getByRole('textbox'), { target: { value: words.conversations.erase.word } });
    fireEvent.click(erase);
    expect(calls).toEqual([routes.conversations.eraseAll.name]);
  });

  it('begins with a button: the confirmation is not shown by itself', () => {
    const { getByRole, queryByRole } = renderPart(<BackupActions />, states);
    expect(queryByRole('form')).toBeNull();
    fireEvent.click(getByRole('button', { name: words.conversations.erase.ask }));
    expect(queryByRole('form')).toBeTruthy();
  });
});
