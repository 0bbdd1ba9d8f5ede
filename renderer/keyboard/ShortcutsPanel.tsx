import { routes } from '#shared/api/contract';
import { DialogBox } from '../controls/DialogBox';
import { SwitchRow } from '../controls/SwitchRow';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { isMac, keysOf, shortcutNames, singleKeys } from './shortcuts';
import styles from './ShortcutsPanel.module.css';

/** All shortcuts, and the switch for single-key shortcuts. */
export function ShortcutsPanel({ onClose }: { readonly onClose: () => void }) {
  const hasSingleKeys = useStates(({ settings }) => settings.hasSingleKeys);
  const { ask } = useWindowStore();
  return (
    <DialogBox title={words.keyboard.title} onClose={onClose}>
      <div className={styles['groups']}>
        <Group
          title={words.keyboard.anywhere}
          rows={shortcutNames.map((name) => ({
            action: words.keyboard.action(name),
            combinations: keysOf(name, isMac()),
            isOff: !hasSingleKeys && singleKeys.has(name),
          }))}
        />
        <div>
          <Group title={words.keyboard.inPrompt} rows={words.keyboard.prompt.map(rowOf)} />
          <Group title={words.keyboard.onTimeline} rows={words.keyboard.timeline.map(rowOf)} />
        </div>
      </div>
      <SwitchRow
        label={words.keyboard.singleKeys}
        hint={words.keyboard.singleKeysHint}
        isOn={hasSingleKeys}
        onSwitch={(isOn) => void ask(routes.settings.change, { changes: { hasSingleKeys: isOn } })}
      />
    </DialogBox>
  );
}

interface Row {
  readonly action: string;
  readonly combinations: readonly (readonly string[])[];
  readonly isOff: boolean;
}

function rowOf({ keys, action }: { readonly keys: readonly string[]; readonly action: string }): Row {
  return { action, combinations: [keys], isOff: false };
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <section className={styles['group']}>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['list']}>
        {rows.map(({ action, combinations, isOff }) => (
          <div key={action} className={styles['row']} data-off={isOff}>
            <dt>{action}</dt>
            <dd className={styles['keys']}>
              {combinations.map((keys) => (
                <Keys key={keys.join()} keys={keys} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Keys pressed together. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className={styles['pressed']}>
      {keys.map((key) => (
        <kbd key={key} className={styles['key']}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
