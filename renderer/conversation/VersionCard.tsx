import { routes } from '#shared/api/contract';
import { describeProgram } from '#shared/program/describeProgram';
import { FilmCanvas } from '../film/FilmCanvas';
import { versionOnShow } from '../store/selectors';
import type { TalkItem } from '../store/talk';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './VersionCard.module.css';

type Version = Extract<TalkItem, { type: 'version' }>;

/** As many columns as the card can show. */
const filmColumns = 360;

/** A program that came of a wish: its light, its name, and what it shows or what changed in it. */
export function VersionCard({ version }: { readonly version: Version }) {
  const { seq, program, maker, changes } = version;
  const isOnShow = useStates((states) => versionOnShow(states) === seq);
  const layout = useStates(({ lamp }) => lamp.layout);
  const { ask } = useWindowStore();
  return (
    <article className={styles['card']} data-on-show={isOnShow}>
      <FilmCanvas program={program} layout={layout} columns={filmColumns} className={styles['film']} />
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 className={styles['name']}>{program.name}</h2>
          <p className={styles['meta']}>
            {isOnShow ? words.conversation.onShow : words.conversation.steps(program.steps.length)}
          </p>
        </div>
        {changes.length > 0 ? (
          <ul className={styles['changes']}>
            {changes.map((change) => (
              <li key={change} className={styles['change']}>
                {change}
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles['description']}>{describeProgram(program)}</p>
        )}
        {(!isOnShow || maker !== 'edit') && (
          <div className={styles['foot']}>
            {/* How an instant edit came about is said beside its wish. */}
            <p className={styles['meta']}>{maker !== 'edit' && words.conversation.maker(maker)}</p>
            {!isOnShow && (
              <button
                type="button"
                className={styles['use']}
                onClick={() => void ask(routes.conversation.restore, { version: seq })}
              >
                {words.conversation.showAgain}
              </button>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
