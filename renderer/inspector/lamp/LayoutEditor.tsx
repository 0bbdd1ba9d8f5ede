import { useState } from 'react';
import { routes } from '#shared/api/contract';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import { Button } from '../../controls/Button';
import { MessageLine } from '../../controls/MessageLine';
import { SwitchRow } from '../../controls/SwitchRow';
import { TextField } from '../../controls/TextField';
import { useIsConnected, useStates, useWindowStore } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { layoutDraftOf, isChanged, withFields, withText, type LayoutDraft } from './layoutDraft';
import { LayoutDrawing } from './LayoutDrawing';
import styles from './LayoutEditor.module.css';
import { LayoutFields } from './LayoutFields';

/** The lamp's layout: as a text, field by field and as a drawing. Changes take effect when applied. */
export function LayoutEditor({ lamp }: { readonly lamp: LampAreaState }) {
  const text = words.inspector.lamp.layout;
  const { layout } = lamp;
  const { askQuietly, showToast } = useWindowStore();
  const isConnected = useIsConnected();
  const [changed, setChanged] = useState<LayoutDraft | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const draft = changed ?? layoutDraftOf(layout);
  const { parsed } = draft;

  function change(next: LayoutDraft | undefined): void {
    setChanged(next);
    setRefusal(undefined);
  }

  async function apply(): Promise<void> {
    const result = await askQuietly(routes.lamp.setLayout, { layout: draft.text });
    setRefusal(result.ok ? undefined : result.failure.message);
    if (!result.ok) return;
    setChanged(undefined);
    showToast(text.applied);
  }

  return (
    <form
      className={styles['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <p className={styles['origin']}>
        {lamp.state.phase === 'ready' ? text.origin(lamp.state.lamp.kind) : text.absent}
      </p>
      <div className={styles['both']}>
        <div className={styles['fields']}>
          <TextField
            label={text.text}
            value={draft.text}
            maxLength={100}
            error={'error' in parsed ? parsed.error : undefined}
            onType={(typed) => change(withText(draft, typed))}
          />
          <LayoutFields layout={draft.fields} onChange={(changes) => change(withFields(draft, changes))} />
        </div>
        <div className={styles['drawing']}>
          <LayoutDrawing layout={'layout' in parsed ? parsed.layout : layout} />
        </div>
      </div>
      {refusal !== undefined && <MessageLine tone="failed">{refusal}</MessageLine>}
      <div className={styles['actions']}>
        <Button
          look="primary"
          isSubmit
          isDisabled={!isConnected || 'error' in parsed || !isChanged(draft, layout)}
        >
          {text.apply}
        </Button>
        <Button isDisabled={!changed || !isChanged(draft, layout)} onPress={() => change(undefined)}>
          {text.revert}
        </Button>
      </div>
      <TestPattern isDisabled={!isConnected} />
    </form>
  );
}

/** Switches the test pattern on the stage and the lamp on and off. */
function TestPattern({ isDisabled }: { readonly isDisabled: boolean }) {
  const text = words.inspector.lamp.layout;
  const { ask } = useWindowStore();
  const isOn = useStates(({ stage }) => stage.source.type === 'test');
  return (
    <SwitchRow
      label={text.test}
      hint={text.testHint}
      isOn={isOn}
      isDisabled={isDisabled}
      onSwitch={(isSwitchedOn) => void ask(routes.stage.test, { isOn: isSwitchedOn })}
    />
  );
}
