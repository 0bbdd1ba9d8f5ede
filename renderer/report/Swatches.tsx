import { colorWords } from '#shared/program/colorWords';
import type { Command } from '#shared/program/schema';
import { commandColors } from './commandColors';
import styles from './Swatches.module.css';

/** More colours than these are counted, not shown. */
const shownColors = 5;

/** The colours of a command as small squares. Decorative: the words beside them name the colours. */
export function Swatches({ command }: { readonly command: Command }) {
  const colors = commandColors(command);
  const hidden = colors.length - shownColors;
  return (
    <span className={styles['swatches']} aria-hidden="true">
      {colors.slice(0, shownColors).map((color) => (
        <span
          key={color}
          className={styles['swatch']}
          style={{ backgroundColor: color }}
          title={`${colorWords(color)}, ${color}`}
        />
      ))}
      {hidden > 0 && <span className={styles['more']}>+{hidden}</span>}
    </span>
  );
}
