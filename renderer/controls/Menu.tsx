import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { iconProps } from './IconButton';
import styles from './Menu.module.css';

interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'end';
}

/** A menu that opens from a button. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  return (
    // A modal menu would lock scrolling with a style tag, which the page's CSP forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles['menu']}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // The chosen item may have opened a text field, which keeps the focus.
            if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly onSelect: () => void;
  /** The keyboard shortcut of the same action. */
  readonly keys?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isDangerous?: boolean;
}

/** An action in a menu. */
export function MenuItem({ icon: Icon, children, onSelect, keys, ...props }: MenuItemProps) {
  const { isDisabled = false, isDangerous = false } = props;
  return (
    <DropdownMenu.Item
      className={styles['item']}
      data-danger={isDangerous}
      disabled={isDisabled}
      onSelect={onSelect}
    >
      {Icon ? <Icon {...iconProps} /> : <span />}
      <span>{children}</span>
      {keys !== undefined && <kbd className={styles['keys']}>{keys}</kbd>}
    </DropdownMenu.Item>
  );
}

interface MenuChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly isDisabled?: boolean;
  }[];
  readonly onChoose: (value: Value) => void;
}

/** A choice of one value; the current one is ticked. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { label, value, choices, onChoose } = props;
  return (
    <DropdownMenu.RadioGroup value={value ?? ''} aria-label={label}>
      <DropdownMenu.Label className={styles['label']}>{label}</DropdownMenu.Label>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          className={styles['item']}
          value={choice.value}
          disabled={choice.isDisabled === true}
          onSelect={() => onChoose(choice.value)}
        >
          <span className={styles['tick']}>
            <DropdownMenu.ItemIndicator>
              <Check {...iconProps} />
            </DropdownMenu.ItemIndicator>
          </span>
          <span>{choice.label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** A heading for the items below it. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className={styles['label']}>{children}</DropdownMenu.Label>;
}

/** A line of text at the end of a menu. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}

/** A line between groups of a menu. */
export function MenuDivider() {
  return <DropdownMenu.Separator className={styles['divider']} />;
}
