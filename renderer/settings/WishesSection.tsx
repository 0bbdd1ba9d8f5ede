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

/** Lasting wishes: add, edit in place, remove. */
export function WishesSection() {
  const wishes = useStates(({ settings }) => settings.standingWishes);
  const [draft, setDraft] = useState('');
  const { ask, failure, fail } = useAskInPlace();
  const { ask: askGlobally, showToast, getState } = useWindowStore();
  const labels = words.settings.wishes;

  async function write(text: string, at?: number): Promise<boolean> {
    const result = setStandingWish(wishes, text, at);
    if (!result.ok) {
      fail(labels[result.why]);
      return false;
    }
    const changes = { standingWishes: [...result.wishes] };
    return (await ask(routes.settings.change, { changes })).ok;
  }

  async function remove(wish: string, at: number) {
    if (await write('', at)) showToast(labels.removed(wish), () => putBack(wish, at));
  }

  function putBack(wish: string, at: number) {
    const state = getState();
    if (state.phase !== 'ready') return;
    const now = state.states.settings.standingWishes;
    if (!canAddStandingWish(now)) return showToast(labels.full(standingWishLimits.count));
    void askGlobally(routes.settings.change, {
      changes: { standingWishes: [...restoreStandingWish(now, wish, at)] },
    });
  }

  async function add() {
    if (draft.trim() !== '' && (await write(draft))) setDraft('');
  }

  const isNearlyFull = standingWishLimits.length - draft.length < 40;
  return (
    <SettingsSection title={words.settings.sections.wishes} intro={labels.intro} failure={failure}>
      {wishes.length === 0 ? (
        <p className={styles['empty']}>{labels.empty}</p>
      ) : (
        <ol className={styles['list']} aria-label={labels.label}>
          {wishes.map((wish, at) => (
            <li key={wish} className={styles['wish']}>
              <TextField
                label={labels.wish(at + 1)}
                isLabelHidden
                value={wish}
                maxLength={standingWishLimits.length}
                onEnter={(text) => void write(text, at)}
              />
              <IconButton icon={Trash2} label={labels.remove(wish)} onPress={() => void remove(wish, at)} />
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
            label={labels.new}
            value={draft}
            placeholder={labels.placeholder}
            maxLength={standingWishLimits.length}
            hint={isNearlyFull ? labels.left(standingWishLimits.length - draft.length) : undefined}
            onType={setDraft}
          />
          <Button isSubmit isDisabled={draft.trim() === ''}>
            {labels.add}
          </Button>
        </form>
      ) : (
        <p className={styles['empty']}>{labels.full(standingWishLimits.count)}</p>
      )}
    </SettingsSection>
  );
}
