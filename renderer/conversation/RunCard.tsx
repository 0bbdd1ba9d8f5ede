import { memo, useId } from 'react';
import { scheduleOf } from '#shared/animation/Schedule';
import { FilmWithPlayhead } from '../film/FilmWithPlayhead';
import { useHasEnded } from '../stage/useHasEnded';
import { descriptionOf, versionOnShow } from '../store/selectors';
import type { RunItem, RunVersion } from '../store/conversationItems';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { CardActions } from './CardActions';
import { ChangeChips } from './ChangeChips';
import styles from './RunCard.module.css';
import { VersionStrip } from './VersionStrip';

/** As many columns as the card is wide. */
const filmColumns = 360;

/** A card for a program: its filmstrip, name, description or changes, and actions. */
export const RunCard = memo(function RunCard({ run }: { readonly run: RunItem }) {
  const { versions } = run;
  const onShow = useStates((states) => versionOnShow(states));
  const shown = versions.find(({ seq }) => seq === onShow);
  const version = shown ?? versions.at(-1);
  return version && <VersionCard version={version} versions={versions} isOnShow={shown !== undefined} />;
});

interface VersionCardProps {
  readonly version: RunVersion;
  /** All versions of its run. */
  readonly versions: readonly RunVersion[];
  readonly isOnShow: boolean;
}

function VersionCard({ version, versions, isOnShow }: VersionCardProps) {
  const { program, origin, changes } = version;
  const layout = useStates(({ lamp }) => lamp.layout);
  const nameId = useId();
  return (
    <article
      className={styles['card']}
      data-on-show={isOnShow}
      data-film-owner=""
      aria-labelledby={nameId}
      tabIndex={-1}
      aria-current={isOnShow ? 'true' : undefined}
    >
      <div className={styles['film']}>
        <FilmWithPlayhead program={program} layout={layout} columns={filmColumns} isOnShow={isOnShow} />
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id={nameId} className={styles['name']}>
            {program.name}
          </h2>
          {isOnShow ? <LightStatus /> : <Extent version={version} />}
        </div>
        {versions.length > 1 && <VersionStrip versions={versions} chosen={version.seq} layout={layout} />}
        {changes.length > 0 ? (
          <ChangeChips version={version} />
        ) : (
          <p className={`clamped ${styles['description']}`}>{descriptionOf(program)}</p>
        )}
        {(origin === 'hand' || origin === 'library') && (
          <p className={styles['meta']}>{words.conversation.card.origin(origin)}</p>
        )}
        <CardActions version={version} isOnShow={isOnShow} />
      </div>
    </article>
  );
}

/** What the light on show is doing. */
function LightStatus() {
  const lightPhase = useStates(({ stage }) => stage.light.phase);
  const phase = useHasEnded() ? 'ended' : lightPhase;
  return (
    <p className={styles['meta']} data-light={phase}>
      {words.conversation.card.light[phase]}
    </p>
  );
}

function Extent({ version: { program } }: { readonly version: RunVersion }) {
  return (
    <p className={styles['meta']}>
      {words.conversation.card.extent(program.steps.length, scheduleOf(program).lengthMs)}
    </p>
  );
}
