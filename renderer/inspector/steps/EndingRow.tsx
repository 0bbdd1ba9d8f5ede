import { X } from 'lucide-react';
import { programLengthMs } from '#shared/animation/Schedule';
import { layersOf } from '#shared/program/commandEdits';
import type { Command, Program } from '#shared/program/Program';
import { IconButton } from '../../controls/IconButton';
import { stepsWords } from '../../words/inspector/stepsWords';
import { LayerCells } from './LayerCells';
import styles from './StepRow.module.css';
import type { OnEdit } from './useStepEditing';

interface EndingRowProps {
  readonly command: Command;
  readonly isReached: boolean;
  readonly isFixed: boolean;
  readonly palette: () => readonly string[];
  readonly onEdit: OnEdit;
}

/** The row of the ending, which is shown after the last step. */
export function EndingRow({ command, isReached, isFixed, palette, onEdit }: EndingRowProps) {
  return (
    <li className={styles['row']} data-ending="true" data-loop="none">
      {layersOf(command).map(({ layer, place }) => (
        <div key={place} className={styles['layer']}>
          <p className={styles['place']}>
            {place === 'front' ? stepsWords.ending.label : stepsWords.layer.place(place)}
          </p>
          <LayerCells
            layer={layer}
            place={place}
            of={stepsWords.layer.of(null, place)}
            more={place === 'front' && !isReached ? stepsWords.ending.unreached : undefined}
            isFixed={isFixed}
            palette={palette}
            onChange={(change) => onEdit({ kind: 'layer', id: null, change })}
          />
          <div className={styles['menu']}>
            {place === 'front' && (
              <IconButton
                icon={X}
                label={stepsWords.ending.remove}
                onPress={() => onEdit({ kind: 'ending', isPresent: false })}
              />
            )}
          </div>
        </div>
      ))}
    </li>
  );
}

/** True if a program ends. */
export function hasEnd(program: Program): boolean {
  return programLengthMs(program) !== Infinity;
}
