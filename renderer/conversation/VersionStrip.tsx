import { useEffect, useRef } from 'react';
import { routes } from '#shared/api/contract';
import type { Layout } from '#shared/lamp/Layout';
import { Tooltip } from '../controls/Tooltip';
import { FilmCanvas } from '../film/FilmCanvas';
import type { RunVersion } from '../store/conversationItems';
import { useIsConnected, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './VersionStrip.module.css';

interface VersionStripProps {
  readonly versions: readonly RunVersion[];
  /** The one that the card tells of. */
  readonly chosen: number;
  readonly layout: Layout;
}

const filmColumns = 36;

/** What is left to see above the chosen one, in CSS pixels. */
const edgePx = 2;

/** The versions of a run as small strips, one after another: each brings its own back. */
export function VersionStrip({ versions, chosen, layout }: VersionStripProps) {
  const isOpen = useIsConnected();
  const { ask } = useWindowStore();
  const strip = useRef<HTMLOListElement>(null);
  const place = versions.findIndex(({ seq }) => seq === chosen);
  // The strip alone is scrolled, not the column around it.
  useEffect(() => {
    const version = strip.current?.children.item(place);
    if (strip.current && version instanceof HTMLElement) strip.current.scrollTop = version.offsetTop - edgePx;
  }, [place]);
  return (
    <ol ref={strip} className={styles['strip']} aria-label={words.conversation.card.versions}>
      {versions.map(({ seq, program, changes }, index) => {
        const name = words.conversation.card.version(
          index + 1,
          changes.map((change) => change.words),
        );
        return (
          <li key={seq}>
            <Tooltip text={name}>
              <button
                type="button"
                className={styles['version']}
                disabled={!isOpen}
                aria-label={name}
                aria-current={seq === chosen ? 'true' : undefined}
                onClick={() => void ask(routes.conversation.restore, { version: seq })}
              >
                <FilmCanvas
                  program={program}
                  layout={layout}
                  columns={filmColumns}
                  className={styles['film']}
                />
                <span className={styles['number']} aria-hidden="true">
                  {index + 1}
                </span>
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ol>
  );
}
