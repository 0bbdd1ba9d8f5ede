import type { Answering } from '#shared/api/areas/wish';
import { routes } from '#shared/api/contract';
import { describeCommand } from '#shared/program/describeProgram';
import { durationWords } from '#shared/program/durationWords';
import { Button } from '../controls/Button';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { NextWishes } from './NextWishes';
import styles from './Writing.module.css';

/** What is being written: what the writer does, the steps so far, and the way to stop it. */
export function Writing({ wish }: { readonly wish: Answering }) {
  const { progress, draft, correcting, next } = wish;
  const { ask } = useWindowStore();
  const steps = draft?.steps ?? [];
  return (
    <>
      <article className={styles['card']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} aria-live="polite">
            {words.conversation.writing.phase(progress)}
          </h2>
          <p className={styles['meta']}>
            {steps.length > 0
              ? words.conversation.writing.soFar(steps.length)
              : words.conversation.writing.writer(wish)}
          </p>
        </div>
        {correcting !== null && (
          <p className={styles['why']}>{words.conversation.writing.correcting(correcting)}</p>
        )}
        <ol className={styles['steps']}>
          {steps.map(({ id, command, duration }) => (
            <li key={id} className={styles['step']}>
              <span className={styles['id']}>{id}</span>
              <span className={styles['shows']}>{describeCommand(command)}</span>
              <span className={styles['meta']}>
                {duration === null ? words.conversation.writing.stays : durationWords(duration)}
              </span>
            </li>
          ))}
        </ol>
        <div className={styles['bar']} aria-hidden="true" />
        <div className={styles['head']}>
          <p className={styles['meta']}>{words.conversation.writing.counted(progress)}</p>
          <Button look="plain" onPress={() => void ask(routes.wish.stop, undefined)}>
            {words.conversation.writing.stop}
          </Button>
        </div>
      </article>
      <NextWishes next={next} />
    </>
  );
}
