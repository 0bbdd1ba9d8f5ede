import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/Button';
import { iconProps } from '../../controls/IconButton';
import { PopoverBox, PopoverClose } from '../../controls/PopoverBox';
import { stepsWords } from '../../words/inspector/stepsWords';
import { ColorPicker } from './ColorPicker';
import styles from './ColorSwatch.module.css';

interface ColorSwatchProps {
  readonly label: string;
  /** None in a place for a colour that is empty. */
  readonly color: string | undefined;
  /** The colours at hand, asked for when it opens. */
  readonly palette: () => readonly string[];
  /** `null` empties the place. */
  readonly onChoose: (color: string | null) => void;
  readonly isOptional: boolean;
}

/** A colour that opens the picker. It shows what is picked before it is let go of. */
export function ColorSwatch({ label, color, palette, onChoose, isOptional }: ColorSwatchProps) {
  const [live, setLive] = useState<string | undefined>(undefined);
  const shown = live ?? color;
  return (
    <PopoverBox
      label={stepsWords.colors.picker}
      align="start"
      onOpenChange={() => setLive(undefined)}
      trigger={
        <button
          type="button"
          className={styles['swatch']}
          data-empty={shown === undefined}
          style={{ '--color': shown }}
          aria-label={label}
        >
          {shown === undefined && <Plus {...iconProps} size={12} />}
        </button>
      }
    >
      <OpenColorPicker
        color={color ?? '#000000'}
        palette={palette}
        onMove={setLive}
        onDone={(chosen) => {
          setLive(undefined);
          onChoose(chosen);
        }}
      />
      {isOptional && color !== undefined && (
        <div className={styles['empty']}>
          <PopoverClose asChild>
            <Button look="plain" onPress={() => onChoose(null)}>
              {stepsWords.colors.noGround}
            </Button>
          </PopoverClose>
        </div>
      )}
    </PopoverBox>
  );
}

interface OpenColorPickerProps extends Pick<ColorSwatchProps, 'palette'> {
  readonly color: string;
  readonly onMove: (color: string) => void;
  readonly onDone: (color: string) => void;
}

/** The picker with the colours that were at hand when it opened: they do not change under the pointer. */
function OpenColorPicker({ palette, ...picker }: OpenColorPickerProps) {
  const [colors] = useState(palette);
  return <ColorPicker {...picker} palette={colors} />;
}
