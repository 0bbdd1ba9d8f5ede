import { colorWords } from '#shared/program/colorWords';
import { speedOf, type LayerPlace } from '#shared/program/commandEdits';
import { describeCommand } from '#shared/program/describeProgram';
import type { Layer } from '#shared/program/Program';
import { useWindowStore } from '../../store/WindowStoreContext';
import { stepsWords } from '../../words/inspector/stepsWords';
import { colorSlots, type FilledSlot } from './colorSlots';
import { ColorSwatch } from './ColorSwatch';
import type { LayerEdit } from './withLayerEdit';
import { InlineTextField } from './InlineTextField';
import type { Refusal } from './refusal';
import { layerContentOf, layerContents } from './restyleLayer';
import controls from './RowControls.module.css';
import styles from './StepRow.module.css';
import { TimeField } from './TimeField';
import { parseShareText, shareText } from './timeText';

interface LayerCellsProps {
  readonly layer: Layer;
  readonly place: LayerPlace;
  /** Names the step or ending of the layer. */
  readonly of: string;
  /** More text after the colours. */
  readonly more?: string | undefined;
  /** Read-only; an open picker closes. */
  readonly isFixed: boolean;
  readonly palette: () => readonly string[];
  readonly onChange: (change: LayerEdit) => Refusal | undefined;
}

/** The cells of one layer: pattern, colours, cycle, density. */
export function LayerCells({ layer, place, of, more, isFixed, palette, onChange }: LayerCellsProps) {
  const text = stepsWords.layer;
  const speedMs = layer.type === 'pattern' ? speedOf(layer) : undefined;
  const density = layer.type === 'pattern' && 'density' in layer.params ? layer.params.density : undefined;
  return (
    <>
      <div className={styles['content']}>
        <LayerContentSelect layer={layer} place={place} of={of} onChange={onChange} />
      </div>
      <div className={styles['colors']}>
        <span className={styles['swatches']}>
          {colorSlots(layer).map((filled) => (
            <ColorSwatch
              key={`${filled.key} ${isFixed}`}
              label={slotLabel(filled, of)}
              color={filled.color}
              palette={palette}
              isOptional={filled.isOptional}
              onChoose={(chosen) => onChange({ kind: 'color', place, slot: filled.slot, color: chosen })}
            />
          ))}
        </span>
        <span className={styles['words']}>{[layerWords(layer), more].filter(Boolean).join(' ')}</span>
      </div>
      <div className={styles['motion']}>
        {layer.type === 'render' && (
          <div className={styles['link']}>
            <ToJson />
          </div>
        )}
        <div className={styles['cycle']}>
          {speedMs !== undefined && (
            <TimeField
              label={text.cycleOf(of)}
              caption={text.cycle}
              ms={speedMs}
              onTime={(ms) => onChange({ kind: 'speed', place, ms: ms ?? 0 })}
            />
          )}
        </div>
        <div className={styles['density']}>
          {density !== undefined && (
            <InlineTextField
              label={text.densityOf(of)}
              caption={text.density}
              text={shareText(density)}
              onEnter={(typed) => {
                const read = parseShareText(typed);
                return read === undefined ? 'not-a-share' : onChange({ kind: 'density', place, share: read });
              }}
              nudge={nudgeShare}
            />
          )}
        </div>
      </div>
    </>
  );
}

function LayerContentSelect({ layer, place, of, onChange }: Omit<LayerCellsProps, 'isFixed' | 'palette'>) {
  const options = place === 'over' ? layerContents.filter((content) => content !== 'off') : layerContents;
  return (
    <select
      className={controls['content']}
      aria-label={stepsWords.layer.contentOf(of)}
      value={layerContentOf(layer)}
      onChange={({ target }) => {
        const as = options.find((content) => content === target.value);
        if (as) onChange({ kind: 'show', place, as });
      }}
    >
      {options.map((content) => (
        <option key={content} value={content}>
          {stepsWords.layer.content(content)}
        </option>
      ))}
    </select>
  );
}

/** Lines and letters of a picture can only be edited as JSON. */
function ToJson() {
  const { setView } = useWindowStore();
  return (
    <button type="button" className={controls['link']} onClick={() => setView({ inspector: 'json' })}>
      {stepsWords.layer.inJson}
    </button>
  );
}

function layerWords(layer: Layer): string {
  if (layer.type === 'render') return describeCommand(layer);
  const colors = colorSlots(layer).flatMap(({ color }) => (color === undefined ? [] : [colorWords(color)]));
  return stepsWords.layer.colors([...new Set(colors)]);
}

function slotLabel({ slot, color }: FilledSlot, of: string): string {
  const text = stepsWords.colors;
  if (color === undefined) return text.addGround(of);
  const name = colorWords(color);
  if (slot.kind === 'drawn' || slot.field === 'color') return text.main(name, of);
  return slot.field === 'color2' ? text.second(name, of) : text.ground(name, of);
}

function nudgeShare(text: string, by: 1 | -1): string | undefined {
  const read = parseShareText(text);
  return read === undefined ? undefined : shareText(Math.min(Math.max(read + by / 100, 0.01), 1));
}
