import { ChevronRight, X } from 'lucide-react';
import { memo, useState } from 'react';
import { layersOf } from '#shared/program/commandEdits';
import { limits } from '#shared/program/limits';
import type { Step } from '#shared/program/Program';
import { IconButton, iconProps } from '../../controls/IconButton';
import { stepsWords } from '../../words/inspector/stepsWords';
import { LayerCells } from './LayerCells';
import type { LayerEdit } from './withLayerEdit';
import { InlineTextField } from './InlineTextField';
import { layerContentOf } from './restyleLayer';
import { StepMenu } from './StepMenu';
import controls from './RowControls.module.css';
import styles from './StepRow.module.css';
import { TimeField } from './TimeField';
import type { OnEdit } from './useStepEditing';

interface StepCellsProps {
  readonly step: Step;
  readonly index: number;
  readonly isLast: boolean;
  readonly isLooped: boolean;
  readonly isFixed: boolean;
  readonly palette: () => readonly string[];
  readonly onEdit: OnEdit;
}

/** All cells of a step except its handle; the extra layers unfold below it. Re-rendered only when the step changes. */
export const StepCells = memo(function StepCells({
  step,
  index,
  isLast,
  isLooped,
  ...props
}: StepCellsProps) {
  const { isFixed, palette, onEdit } = props;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { id, duration, transition } = step;
  const [front, ...extra] = layersOf(step.command);
  const text = stepsWords.step;
  const onChange = (change: LayerEdit) => onEdit({ kind: 'layer', id, change });
  const isOpen = isUnfolded && extra.length > 0;
  const folded = extra.map(({ layer, place }) => ({ place, content: layerContentOf(layer) }));
  return (
    <>
      <div className={styles['fold']}>
        {extra.length > 0 && (
          <button
            type="button"
            className={controls['chevron']}
            aria-expanded={isOpen}
            aria-label={isOpen ? text.hideLayers(id) : text.showLayers(id)}
            onClick={() => setIsUnfolded(!isOpen)}
          >
            <ChevronRight {...iconProps} />
          </button>
        )}
      </div>
      <div className={styles['name']}>
        <InlineTextField
          look="name"
          label={text.name(id)}
          text={id}
          maxLength={limits.idLength}
          onEnter={(to) => onEdit({ kind: 'rename', id, to })}
        />
      </div>
      {front && (
        <LayerCells
          layer={front.layer}
          place="front"
          of={stepsWords.layer.of(id, 'front')}
          more={isOpen ? undefined : stepsWords.layer.folded(folded)}
          isFixed={isFixed}
          palette={palette}
          onChange={onChange}
        />
      )}
      <div className={styles['fade']}>
        <TimeField
          label={text.fadeOf(id)}
          caption={text.fade}
          ms={transition ?? 0}
          zeroText={text.noFade}
          onTime={(ms) => onEdit({ kind: 'transition', id, ms: ms ?? 0 })}
        />
      </div>
      <div className={styles['duration']}>
        <TimeField
          label={text.durationOf(id)}
          ms={duration}
          nullText={text.stays}
          onTime={(ms) => onEdit({ kind: 'duration', id, ms })}
        />
      </div>
      <div className={styles['menu']}>
        <StepMenu
          key={String(isFixed)}
          step={step}
          index={index}
          isLast={isLast}
          isLooped={isLooped}
          onEdit={onEdit}
          onLayerAdded={() => setIsUnfolded(true)}
        />
      </div>
      {isOpen &&
        extra.map(({ layer, place }) => {
          const of = stepsWords.layer.of(id, place);
          return (
            <div key={place} className={styles['layer']} role="group" aria-label={of}>
              <p className={styles['place']}>{stepsWords.layer.place(place)}</p>
              <LayerCells
                layer={layer}
                place={place}
                of={of}
                isFixed={isFixed}
                palette={palette}
                onChange={onChange}
              />
              <div className={styles['menu']}>
                {place !== 'front' && (
                  <IconButton
                    icon={X}
                    label={stepsWords.layer.remove(of)}
                    onPress={() => onChange({ kind: 'remove-layer', place })}
                  />
                )}
              </div>
            </div>
          );
        })}
    </>
  );
});
