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
  /** The version that the card shows. */
  readonly chosen: number;
  readonly layout: Layout;
}

const filmColumns = 36;

/** Space above the chosen one, in CSS pixels. */
const marginPx = 2;

/** The versions of a run as small filmstrips; pressing one restores it. */
export function VersionStrip({ versions, chosen, layout }: VersionStripProps) {
  const isConnected = useIsConnected();
  const { ask } = useWindowStore();
  const strip = useRef<HTMLOListElement>(null);
  const place = versions.findIndex(({ seq }) => seq === chosen);
  // Scrolls only the strip; scrollIntoView would also scroll the conversation.
  useEffect(() => {
    const version = strip.current?.children.item(place);
    if (strip.current && version instanceof HTMLElement)
      strip.current.scrollTop = version.offsetTop - marginPx;
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
                disabled={!isConnected}
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
