import { memo } from 'react';
import type { ParsedReply } from '#shared/program/parseReply';
import { ProgramFailure } from './ProgramFailure';
import { ProgramReport } from './ProgramReport';
import styles from './ReplyReport.module.css';

type Tone = 'sound' | 'mended' | 'failed';

const toneMarks: Record<Tone, string> = { sound: '✓', mended: '✓', failed: '–' };

/** What was read in a reply. Its heading is announced when it changes; it renders again only for a new reply. */
export const ReplyReport = memo(function ReplyReport({ reply }: { readonly reply: ParsedReply }) {
  const { tone, words } = verdictOf(reply);
  return (
    <section className={styles['report']} aria-label="What was read">
      <div className={styles['heading']} aria-live="polite" aria-atomic="true">
        <p className={styles['verdict']} data-tone={tone}>
          <span aria-hidden="true">{toneMarks[tone]}</span>
          {words}
        </p>
        <h2 className={reply.ok ? styles['name'] : styles['sentence']}>
          {reply.ok ? reply.program.name : reply.error.message}
        </h2>
      </div>
      {reply.ok ? (
        <ProgramReport program={reply.program} repairs={reply.repairs} note={reply.note} />
      ) : (
        <ProgramFailure error={reply.error} />
      )}
    </section>
  );
});

function verdictOf(reply: ParsedReply): { tone: Tone; words: string } {
  if (!reply.ok) return { tone: 'failed', words: 'No program' };
  const count = reply.repairs.length;
  if (count === 0) return { tone: 'sound', words: 'Sound as it is' };
  return {
    tone: 'mended',
    words: count === 1 ? 'Mended, 1 thing put right' : `Mended, ${count} things put right`,
  };
}
