import type { Note } from '#shared/conversation/notes';
import styles from './NoteList.module.css';
import { NoteRow } from './NoteRow';

interface NoteListProps {
  readonly title: string;
  readonly why: string;
  readonly notes: readonly Note[];
}

/** Notes under a title; nothing if there are none. */
export function NoteList({ title, why, notes }: NoteListProps) {
  if (notes.length === 0) return null;
  return (
    <section className={styles['list']}>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['why']}>{why}</p>
      {notes.map((note) => (
        <NoteRow key={note.seq} note={note} />
      ))}
    </section>
  );
}
