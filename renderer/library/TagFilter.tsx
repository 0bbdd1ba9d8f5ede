import { words } from '../words/words';
import styles from './TagFilter.module.css';

interface TagFilterProps {
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (tags: readonly string[]) => void;
}

/** All tags as toggle buttons. Programs must have all pressed tags to be shown. */
export function TagFilter({ tags, chosen, onChoose }: TagFilterProps) {
  if (tags.length === 0) return null;
  return (
    <div className={styles['tags']} role="group" aria-label={words.library.tagsLabel}>
      <Chip text={words.library.allTags} isPressed={chosen.length === 0} onPress={() => onChoose([])} />
      {tags.map((tag) => {
        const isPressed = chosen.includes(tag);
        return (
          <Chip
            key={tag}
            text={tag}
            isPressed={isPressed}
            onPress={() => onChoose(isPressed ? chosen.filter((each) => each !== tag) : [...chosen, tag])}
          />
        );
      })}
    </div>
  );
}

interface ChipProps {
  readonly text: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function Chip({ text, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={isPressed} onClick={onPress}>
      {text}
    </button>
  );
}
