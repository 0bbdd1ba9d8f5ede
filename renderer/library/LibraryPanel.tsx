import { Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../controls/Button';
import { DialogBox } from '../controls/DialogBox';
import { iconProps } from '../controls/IconButton';
import { SearchField } from '../controls/SearchField';
import { chooseFile } from '../files/readTextFile';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { FileDropZone } from './FileDropZone';
import { ImportReport } from './ImportReport';
import styles from './LibraryPanel.module.css';
import { LibraryTile } from './LibraryTile';
import { EmptyLibrary } from './EmptyLibrary';
import { filterPrograms, tagsOf } from './savedPrograms';
import { TagFilter } from './TagFilter';
import { useImports } from './useImports';

/** The saved programs, moving: to look for, to use, to rename and tag, to take out and to bring. */
export function LibraryPanel({ onClose }: { readonly onClose: () => void }) {
  const items = useStates(({ library }) => library);
  const [now] = useState(() => Date.now());
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { results: imported, isImporting, importFiles: take, dismiss } = useImports();
  const tags = useMemo(() => tagsOf(items), [items]);
  // A tag that is gone with its last program must not hide the others.
  const wantedTags = useMemo(() => chosen.filter((tag) => tags.includes(tag)), [chosen, tags]);
  const shown = useMemo(
    () => filterPrograms(items, { words: search, tags: wantedTags }),
    [items, search, wantedTags],
  );

  async function choose() {
    const file = await chooseFile('.json,.txt,application/json,text/plain');
    if (file) await take([file]);
  }

  const tools = (
    <>
      <SearchField
        label={words.library.search}
        placeholder={words.library.searchPlaceholder}
        value={search}
        onType={setSearch}
      />
      <Button isDisabled={isImporting} onPress={() => void choose()}>
        <Upload {...iconProps} />
        {isImporting ? words.library.importing : words.library.import}
      </Button>
    </>
  );

  return (
    <DialogBox title={words.library.title} size="large" tools={tools} onClose={onClose}>
      <FileDropZone text={words.library.drop} onDrop={(files) => void take(files)}>
        <ImportReport results={imported} onDismiss={dismiss} />
        {items.length === 0 ? (
          <EmptyLibrary
            title={words.library.empty.title}
            text={words.library.empty.text}
            more={words.library.empty.import}
          />
        ) : (
          <>
            <div className={styles['bar']}>
              <TagFilter tags={tags} chosen={wantedTags} onChoose={setChosen} />
              <p className={styles['count']} role="status">
                {words.library.counted(shown.length, items.length)}
              </p>
            </div>
            {shown.length === 0 && (
              <EmptyLibrary title={words.library.nothingFound.title} text={words.library.nothingFound.text}>
                <Button
                  onPress={() => {
                    setSearch('');
                    setChosen([]);
                  }}
                >
                  {words.library.nothingFound.clear}
                </Button>
              </EmptyLibrary>
            )}
            <ul className={styles['grid']} aria-label={words.library.label}>
              {shown.map((item) => (
                <li key={item.id}>
                  <LibraryTile item={item} now={now} onUsed={onClose} />
                </li>
              ))}
            </ul>
          </>
        )}
      </FileDropZone>
    </DialogBox>
  );
}
