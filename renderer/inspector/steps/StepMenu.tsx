import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Ellipsis,
  Infinity as Endless,
  Layers2,
  Lightbulb,
  Play,
  Plus,
  Trash2,
} from 'lucide-react';
import { scheduleOf } from '#shared/animation/Schedule';
import { routes } from '#shared/api/contract';
import type { Step } from '#shared/program/Program';
import { IconButton } from '../../controls/IconButton';
import { Menu, MenuDivider, MenuItem } from '../../controls/Menu';
import { useWindowStore } from '../../store/WindowStoreContext';
import { stepsWords } from '../../words/inspector/stepsWords';
import type { ExtraPlace } from './withLayerEdit';
import type { OnEdit } from './useStepEditing';

interface StepMenuProps {
  readonly step: Step;
  readonly index: number;
  readonly isLast: boolean;
  readonly isLooped: boolean;
  readonly onEdit: OnEdit;
  readonly onLayerAdded: () => void;
}

/** The menu of a step. */
export function StepMenu({ step, index, isLast, isLooped, onEdit, onLayerAdded }: StepMenuProps) {
  const { ask, getState } = useWindowStore();
  const { id, command } = step;
  const text = stepsWords.menu;

  function playFromHere() {
    const state = getState();
    const startMs =
      state.phase === 'ready' ? scheduleOf(state.states.stage.program).starts[index] : undefined;
    if (startMs !== undefined) void ask(routes.stage.seek, { ms: startMs });
  }

  function addLayer(place: ExtraPlace) {
    if (onEdit({ kind: 'layer', id, change: { kind: 'add-layer', place } }) === undefined) onLayerAdded();
  }

  const has = (place: ExtraPlace) => command.type === 'layers' && command[place] !== undefined;
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={stepsWords.step.menu(id)} />}>
      <MenuItem icon={Play} onSelect={playFromHere}>
        {text.playFrom}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={CopyPlus} onSelect={() => onEdit({ kind: 'duplicate', id })}>
        {text.duplicate}
      </MenuItem>
      <MenuItem icon={Plus} onSelect={() => onEdit({ kind: 'add-after', id })}>
        {text.addAfter}
      </MenuItem>
      <MenuItem
        icon={ArrowUp}
        isDisabled={index === 0}
        onSelect={() => onEdit({ kind: 'move', id, to: index - 1 })}
      >
        {text.up}
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        isDisabled={isLast}
        onSelect={() => onEdit({ kind: 'move', id, to: index + 1 })}
      >
        {text.down}
      </MenuItem>
      <MenuDivider />
      {!has('over') && (
        <MenuItem icon={Layers2} onSelect={() => addLayer('over')}>
          {text.addLayer('over')}
        </MenuItem>
      )}
      {!has('ambient') && (
        <MenuItem icon={Lightbulb} onSelect={() => addLayer('ambient')}>
          {text.addLayer('ambient')}
        </MenuItem>
      )}
      {isLast && step.duration !== null && (
        <MenuItem
          icon={Endless}
          isDisabled={isLooped}
          onSelect={() => onEdit({ kind: 'duration', id, ms: null })}
        >
          {text.stay}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem
        icon={Trash2}
        isDangerous
        isDisabled={index === 0 && isLast}
        onSelect={() => onEdit({ kind: 'delete', id })}
      >
        {text.remove}
      </MenuItem>
    </Menu>
  );
}
