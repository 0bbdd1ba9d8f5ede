import { useState } from 'react';
import { readColor } from '#shared/program/color';
import { colorWords } from '#shared/program/colorWords';
import { TextField } from '../../controls/TextField';
import { formatPercent } from '../../words/formats';
import { stepsWords } from '../../words/inspector/stepsWords';
import styles from './ColorPicker.module.css';
import { colorOfHsv, hsvOf, type Hsv } from './hsv';
import { ColorPickerTrack } from './ColorPickerTrack';
import { lampColors } from './lampColors';

interface ColorPickerProps {
  /** A canonical `#RRGGBB`. */
  readonly color: string;
  /** Colours that the program already uses. */
  readonly palette: readonly string[];
  /** Called while a slider moves. */
  readonly onMove: (color: string) => void;
  /** Called once per gesture, on release, if the colour changed. */
  readonly onDone: (color: string) => void;
}

const hueStops = [0, 60, 120, 180, 240, 300, 360].map((hue) =>
  colorOfHsv({ hue, saturation: 1, brightness: 1 }),
);

/** Picks a colour by hue, saturation and brightness, by hex or name, or from a palette. */
export function ColorPicker({ color, palette, onMove, onDone }: ColorPickerProps) {
  const [hsv, setHsv] = useState(() => hsvOf(color));
  const [chosen, setChosen] = useState(color);
  const [isWrong, setIsWrong] = useState(false);
  const shown = colorOfHsv(hsv);
  const text = stepsWords.picker;

  function move(changes: Partial<Hsv>) {
    const next = { ...hsv, ...changes };
    setHsv(next);
    onMove(colorOfHsv(next));
  }

  function choose(next: string) {
    setIsWrong(false);
    setHsv(hsvOf(next, hsv));
    onMove(next);
    if (next === chosen) return;
    setChosen(next);
    onDone(next);
  }

  const finish = () => {
    if (shown !== chosen) choose(shown);
  };

  return (
    <div className={styles['picker']}>
      <div className={styles['head']}>
        <span className={styles['chip']} style={{ '--color': shown }} aria-hidden="true" />
        <span className={styles['name']}>{colorWords(shown)}</span>
      </div>
      <ColorPickerTrack
        label={text.hue}
        value={Math.round(hsv.hue)}
        max={360}
        valueText={text.degrees(String(Math.round(hsv.hue)))}
        colors={hueStops}
        color={colorOfHsv({ ...hsv, saturation: 1, brightness: 1 })}
        onMove={(hue) => move({ hue })}
        onDone={finish}
      />
      <ColorPickerTrack
        label={text.saturation}
        value={Math.round(hsv.saturation * 100)}
        max={100}
        valueText={formatPercent(hsv.saturation)}
        colors={[0, 1].map((saturation) => colorOfHsv({ ...hsv, saturation, brightness: 1 }))}
        color={colorOfHsv({ ...hsv, brightness: 1 })}
        onMove={(percent) => move({ saturation: percent / 100 })}
        onDone={finish}
      />
      <ColorPickerTrack
        label={text.brightness}
        value={Math.round(hsv.brightness * 100)}
        max={100}
        valueText={formatPercent(hsv.brightness)}
        colors={[0, 1].map((brightness) => colorOfHsv({ ...hsv, brightness }))}
        color={shown}
        onMove={(percent) => move({ brightness: percent / 100 })}
        onDone={finish}
      />
      <TextField
        label={text.hex}
        value={shown}
        maxLength={30}
        error={isWrong ? text.badColor : undefined}
        onType={() => setIsWrong(false)}
        onEnter={(typed) => {
          const read = readColor(typed);
          if (read === undefined) setIsWrong(true);
          else choose(read);
        }}
      />
      {palette.length > 0 && (
        <SwatchRow label={text.fromProgram} colors={palette} shown={shown} onChoose={choose} />
      )}
      <SwatchRow label={text.lampColors} colors={lampColors} shown={shown} onChoose={choose} />
    </div>
  );
}

interface SwatchRowProps {
  readonly label: string;
  readonly colors: readonly string[];
  readonly shown: string;
  readonly onChoose: (color: string) => void;
}

/** A row of colours to choose with one press. */
function SwatchRow({ label, colors, shown, onChoose }: SwatchRowProps) {
  return (
    <div className={styles['swatchRow']} role="group" aria-label={label}>
      <p className={styles['label']} aria-hidden="true">
        {label}
      </p>
      <div className={styles['swatches']}>
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            className={styles['swatch']}
            style={{ '--color': color }}
            aria-label={`${colorWords(color)} ${color}`}
            aria-pressed={color === shown}
            onClick={() => onChoose(color)}
          />
        ))}
      </div>
    </div>
  );
}
