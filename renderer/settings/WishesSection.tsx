import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { TextField } from '../controls/TextField';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { SettingsSection } from './SettingsSection';
import {
  canAddStandingWish,
  standingWishLimits,
  restoreStandingWish,
  setStandingWish,
} from './standingWishes';
import styles from './WishesSection.module.css';

/** Lasting wishes: written, changed in place, removed. */
export function WishesSection() {
  const wishes = useStates(({ settings }) => settings.standingWishes);
  const [draft, setDraft] = useState('');
  const { ask, failure, fail } = useAskInPlace();
  const { ask: askAloud, showToast: tell, getState } = useWindowStore();
  const say = words.settings.wishes;

  async function write(text: string, at?: number): Promise<boolean> {
    const result = setStandingWish(wishes, text, at);
    if (!result.ok) {
      fail(say[result.why]);
      return false;
    }
    const changes = { standingWishes: [...result.wishes] };
    return (await ask(routes.settings.change, { changes })).ok;
  }

  async function remove(wish: string, at: number) {
    if (await write('', at)) tell(say.removed(wish), () => putBack(wish, at));
  }

  function putBack(wish: string, at: number) {
    const state = getState();
    if (state.phase !== 'ready') return;
    const now = state.states.settings.standingWishes;
    if (!canAddStandingWish(now)) return tell(say.full(standingWishLimits.count));
    void askAloud(routes.settings.change, {
      changes: { standingWishes: [...restoreStandingWish(now, wish, at)] },
    });
  }

  async function add() {
    if (draft.trim() !== '' && (await write(draft))) setDraft('');
  }

  const isNearlyFull = standingWishLimits.length - draft.length < 40;
  return (
    <SettingsSection title={words.settings.sections.wishes} intro={say.intro} failure={failure}>
      {wishes.length === 0 ? (
        <p className={styles['empty']}>{say.empty}</p>
      ) : (
        <ol className={styles['list']} aria-label={say.label}>
          {wishes.map((wish, at) => (
            <li key={wish} className={styles['wish']}>
              <TextField
                label={say.wish(at + 1)}
                isLabelHidden
                value={wish}
                maxLength={standingWishLimits.length}
                onEnter={(text) => void write(text, at)}
              />
              <IconButton icon={Trash2} label={say.remove(wish)} onPress={() => void remove(wish, at)} />
            </li>
          ))}
        </ol>
      )}
      {canAddStandingWish(wishes) ? (
        <form
          className={styles['new']}
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            label={say.new}
            value={draft}
            placeholder={say.placeholder}
            maxLength={standingWishLimits.length}
            hint={isNearlyFull ? say.left(standingWishLimits.length - draft.length) : undefined}
            onType={setDraft}
          />
          <Button isSubmit isDisabled={draft.trim() === ''}>
            {say.add}
          </Button>
        </form>
      ) : (
        <p className={styles['empty']}>{say.full(standingWishLimits.count)}</p>
      )}
    </SettingsSection>
  );
}
