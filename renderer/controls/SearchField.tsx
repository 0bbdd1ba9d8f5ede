import { Search } from 'lucide-react';
import { iconProps } from './IconButton';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onType: (text: string) => void;
}

/** Words to look for, as they are typed. Esc clears them before it closes anything. */
export function SearchField({ label, value, placeholder, onType }: SearchFieldProps) {
  return (
    <div className={styles['field']}>
      <Search {...iconProps} />
      <input
        type="search"
        className={styles['input']}
        value={value}
        placeholder={placeholder}
        maxLength={200}
        aria-label={label}
        data-keeps-escape={value !== ''}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('');
        }}
      />
    </div>
  );
}
