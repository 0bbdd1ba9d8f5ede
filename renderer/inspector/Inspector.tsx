import * as Tabs from '@radix-ui/react-tabs';
import { X } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import { ErrorBoundary } from '../notices/ErrorBoundary';
import { inspectorTabs, type InspectorTab } from '../store/ViewState';
import { useStates, useView, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { HeightHandle } from './HeightHandle';
import styles from './Inspector.module.css';

const tabs = {
  steps: lazy(async () => ({ default: (await import('./steps/StepsTab')).StepsTab })),
  json: lazy(async () => ({ default: (await import('./json/JsonTab')).JsonTab })),
  context: lazy(async () => ({ default: (await import('./context/ContextTab')).ContextTab })),
  lamp: lazy(async () => ({ default: (await import('./lamp/LampTab')).LampTab })),
};

/**
 * The tabs below the stage: steps, JSON, model context, lamp. Closed at first; each tab is loaded when it is opened.
 */
export function Inspector() {
  const open = useView(({ inspector }) => inspector);
  const { setView } = useWindowStore();
  // Resets the tab in another conversation: text typed in it belongs to this one.
  const conversation = useStates((states) => states.conversation.id);
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setView({ inspector: null });
    root.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  };
  return (
    <Tabs.Root
      ref={root}
      className={styles['inspector']}
      data-open={open !== null}
      value={open ?? ''}
      activationMode="manual"
      onValueChange={(value) => setView({ inspector: tabNamed(value) })}
    >
      {open !== null && <HeightHandle of={root} />}
      <div className={styles['bar']}>
        <Tabs.List className={styles['tabs']} aria-label={words.inspector.label}>
          {inspectorTabs.map((tab) => (
            <Tabs.Trigger
              key={tab}
              value={tab}
              className={styles['tab']}
              {...(open === null && { 'aria-controls': undefined })}
            >
              {words.inspector.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {open !== null && <IconButton icon={X} label={words.inspector.close} onPress={close} />}
      </div>
      {open !== null && (
        <Tabs.Content value={open} className={styles['panel']}>
          <ErrorBoundary key={`${open} ${conversation}`}>
            <Suspense fallback={<p className={styles['loading']}>{words.inspector.loading}</p>}>
              <Tab tab={open} />
            </Suspense>
          </ErrorBoundary>
        </Tabs.Content>
      )}
    </Tabs.Root>
  );
}

function Tab({ tab }: { readonly tab: InspectorTab }) {
  const Content = tabs[tab];
  return <Content />;
}

function tabNamed(name: string): InspectorTab | null {
  return inspectorTabs.find((tab) => tab === name) ?? null;
}
