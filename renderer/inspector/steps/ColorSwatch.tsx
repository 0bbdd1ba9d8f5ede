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
  /** Undefined for an empty slot. */
  readonly color: string | undefined;
  /** The palette, read when the picker opens. */
  readonly palette: () => readonly string[];
  /** `null` empties the slot. */
  readonly onChoose: (color: string | null) => void;
  readonly isOptional: boolean;
}

/** A colour that opens the picker. It shows the picked colour before it is released. */
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

/** Keeps the palette from when the picker opened, so that it does not change under the pointer. */
function OpenColorPicker({ palette, ...picker }: OpenColorPickerProps) {
  const [colors] = useState(palette);
  return <ColorPicker {...picker} palette={colors} />;
}
