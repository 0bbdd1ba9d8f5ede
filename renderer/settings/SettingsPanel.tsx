import * as Tabs from '@radix-ui/react-tabs';
import { Database, Keyboard, Lamp, MessageSquareHeart, ShieldCheck, Sparkles, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { DialogBox } from '../controls/DialogBox';
import { iconProps } from '../controls/IconButton';
import { words } from '../words/words';
import { AppearanceSection } from './AppearanceSection';
import { DataSection } from './DataSection';
import { EngineSection } from './EngineSection';
import { KeyboardSection } from './KeyboardSection';
import { LampSection } from './LampSection';
import { SafetySection } from './SafetySection';
import styles from './SettingsPanel.module.css';
import { WishesSection } from './WishesSection';

const sections = [
  { name: 'engine', icon: Sparkles },
  { name: 'lamp', icon: Lamp },
  { name: 'safety', icon: ShieldCheck },
  { name: 'appearance', icon: SunMoon },
  { name: 'keyboard', icon: Keyboard },
  { name: 'wishes', icon: MessageSquareHeart },
  { name: 'data', icon: Database },
] as const;

type SectionName = (typeof sections)[number]['name'];

/** The settings, in sections. Each change applies at once. */
export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState<SectionName>('engine');
  return (
    <DialogBox title={words.settings.title} onClose={onClose}>
      <Tabs.Root
        className={styles['panel']}
        orientation="vertical"
        value={open}
        onValueChange={(chosen) => {
          const section = sections.find(({ name }) => name === chosen);
          if (section) setOpen(section.name);
        }}
      >
        <Tabs.List className={styles['nav']} aria-label={words.settings.sectionsLabel}>
          {sections.map(({ name, icon: Icon }) => (
            <Tabs.Trigger key={name} value={name} className={styles['section']}>
              <Icon {...iconProps} />
              {words.settings.sections[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={open} className={styles['content']} tabIndex={-1}>
          <OpenSection name={open} onSafety={() => setOpen('safety')} />
        </Tabs.Content>
      </Tabs.Root>
    </DialogBox>
  );
}

interface OpenSectionProps {
  readonly name: SectionName;
  readonly onSafety: () => void;
}

function OpenSection({ name, onSafety }: OpenSectionProps) {
  switch (name) {
    case 'engine':
      return <EngineSection />;
    case 'lamp':
      return <LampSection onSafety={onSafety} />;
    case 'safety':
      return <SafetySection />;
    case 'appearance':
      return <AppearanceSection />;
    case 'keyboard':
      return <KeyboardSection />;
    case 'wishes':
      return <WishesSection />;
    case 'data':
      return <DataSection />;
  }
}
