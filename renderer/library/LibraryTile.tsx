import { Download, Ellipsis, Film, Pencil, Play, Tag, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import { limits } from '#shared/program/limits';
import { Button } from '../controls/Button';
import { IconButton, iconProps } from '../controls/IconButton';
import { InPlaceField } from '../controls/InPlaceField';
import { Menu, MenuDivider, MenuItem } from '../controls/Menu';
import { ProgressBar } from '../controls/ProgressBar';
import { downloadBase64, downloadText } from '../files/download';
import { FilmCanvas } from '../film/FilmCanvas';
import { descriptionOf } from '../store/selectors';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { fitToLamp } from './fitToLamp';
import styles from './LibraryTile.module.css';
import { parseTags, tagLimits, type LibraryProgram } from './savedPrograms';
import { LiveThumbnail } from './thumbnails/LiveThumbnail';

interface LibraryTileProps {
  readonly item: LibraryProgram;
  readonly now: number;
  /** Called when the program is put on show. */
  readonly onUsed: () => void;
}

const filmColumns = 240;

/** A saved program: a moving thumbnail, its filmstrip, name and tags, and actions. */
export function LibraryTile({ item, now, onUsed }: LibraryTileProps) {
  const { id, program, tags, savedAt } = item;
  const { name } = program;
  const lamp = useStates((states) => states.lamp.layout);
  const fitted = fitToLamp(lamp, item);
  const [edited, setEdited] = useState<'name' | 'tags' | undefined>(undefined);
  const [isMakingGif, setIsMakingGif] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const { ask, failure } = useAskInPlace();
  const { ask: askGlobally, showToast } = useWindowStore();

  async function use() {
    if ((await ask(routes.library.use, { id })).ok) onUsed();
  }

  async function exportFile() {
    const result = await ask(routes.library.export, { id });
    if (result.ok) downloadText(result.data);
  }

  async function exportGif() {
    setIsMakingGif(true);
    const result = await ask(routes.library.gif, { program: { from: 'library', id } });
    setIsMakingGif(false);
    if (result.ok) downloadBase64(result.data);
  }

  async function remove() {
    const result = await ask(routes.library.remove, { id });
    if (result.ok)
      showToast(words.library.removed(name), () => void askGlobally(routes.library.putBack, { id }));
  }

  function rename(newName: string | undefined) {
    setEdited(undefined);
    if (newName) void ask(routes.library.rename, { id, name: newName });
  }

  function setTags(text: string | undefined) {
    setEdited(undefined);
    if (text !== undefined) void ask(routes.library.setTags, { id, tags: parseTags(text) });
  }

  return (
    <article className={styles['tile']} aria-label={name}>
      <div className={styles['picture']}>
        <LiveThumbnail source={item} lamp={lamp} />
      </div>
      <FilmCanvas program={fitted} layout={lamp} columns={filmColumns} className={styles['film']} />
      <div className={styles['body']}>
        <div className={styles['head']}>
          {edited === 'name' ? (
            <InPlaceField
              label={words.library.newName(name)}
              value={name}
              maxLength={limits.nameLength}
              returnTo={more}
              onDone={rename}
            />
          ) : (
            <h3 className={styles['name']} title={name}>
              {name}
            </h3>
          )}
        </div>
        <p className={`clamped ${styles['description']}`}>{descriptionOf(program)}</p>
        {edited === 'tags' ? (
          <InPlaceField
            label={words.library.tagsOf(name)}
            value={tags.join(', ')}
            placeholder={words.library.tagsPlaceholder}
            maxLength={(tagLimits.length + 2) * tagLimits.count}
            returnTo={more}
            onDone={setTags}
          />
        ) : (
          tags.length > 0 && (
            <ul className={styles['tags']}>
              {tags.map((tag) => (
                <li key={tag} className={styles['tag']}>
                  {tag}
                </li>
              ))}
            </ul>
          )
        )}
        {failure !== undefined && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
        <div className={styles['foot']}>
          {isMakingGif ? (
            <div className={styles['making']}>
              <ProgressBar label={words.library.makingGif} />
              <p role="status">{words.library.makingGif}</p>
            </div>
          ) : (
            <p className={styles['meta']}>{words.library.saved(savedAt, now)}</p>
          )}
          <Button label={words.library.useNamed(name)} onPress={() => void use()}>
            <Play {...iconProps} />
            {words.library.use}
          </Button>
          <Menu
            align="end"
            trigger={<IconButton ref={more} icon={Ellipsis} label={words.library.moreOf(name)} />}
          >
            <MenuItem icon={Pencil} onSelect={() => setEdited('name')}>
              {words.library.rename}
            </MenuItem>
            <MenuItem icon={Tag} onSelect={() => setEdited('tags')}>
              {words.library.editTags}
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={Download} onSelect={() => void exportFile()}>
              {words.library.exportFile}
            </MenuItem>
            <MenuItem icon={Film} isDisabled={isMakingGif} onSelect={() => void exportGif()}>
              {words.library.exportGif}
            </MenuItem>
            <MenuDivider />
            <MenuItem icon={Trash2} isDangerous onSelect={() => void remove()}>
              {words.library.remove}
            </MenuItem>
          </Menu>
        </div>
      </div>
    </article>
  );
}
