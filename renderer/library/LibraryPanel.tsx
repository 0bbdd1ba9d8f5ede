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

/** The saved programs as moving thumbnails: search, use, rename, tag, export, import. */
export function LibraryPanel({ onClose }: { readonly onClose: () => void }) {
  const items = useStates(({ library }) => library);
  const [now] = useState(() => Date.now());
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { results, isImporting, importFiles, dismiss } = useImports();
  const tags = useMemo(() => tagsOf(items), [items]);
  // A chosen tag that no longer exists must not hide every program.
  const activeTags = useMemo(() => chosen.filter((tag) => tags.includes(tag)), [chosen, tags]);
  const shown = useMemo(
    () => filterPrograms(items, { words: search, tags: activeTags }),
    [items, search, activeTags],
  );

  async function choose() {
    const file = await chooseFile('.json,.txt,application/json,text/plain');
    if (file) await importFiles([file]);
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
      <FileDropZone text={words.library.drop} onDrop={(files) => void importFiles(files)}>
        <ImportReport results={results} onDismiss={dismiss} />
        {items.length === 0 ? (
          <EmptyLibrary
            title={words.library.empty.title}
            text={words.library.empty.text}
            more={words.library.empty.import}
          />
        ) : (
          <>
            <div className={styles['bar']}>
              <TagFilter tags={tags} chosen={activeTags} onChoose={setChosen} />
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
