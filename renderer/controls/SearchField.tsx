import { Search } from 'lucide-react';
import { iconProps } from './IconButton';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly onType: (text: string) => void;
}

/** A search field that reports every keystroke. Esc clears it before it closes anything. */
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
