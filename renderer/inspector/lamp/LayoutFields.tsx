import { useState } from 'react';
import { colorOrders, corners, type Layout } from '#shared/lamp/Layout';
import { SelectField } from '../../controls/SelectField';
import { SwitchRow } from '../../controls/SwitchRow';
import { TextField } from '../../controls/TextField';
import { words } from '../../words/words';
import { parseCount } from './layoutDraft';
import styles from './LayoutFields.module.css';

interface LayoutFieldsProps {
  readonly layout: Layout;
  readonly onChange: (changes: Partial<Layout>) => void;
}

const shapes = ['grid', 'ring'] as const;
const rotations = [0, 90, 180, 270] as const;
const directions = ['clockwise', 'counterclockwise'] as const;

/** The fields of a layout. */
export function LayoutFields({ layout, onChange }: LayoutFieldsProps) {
  const text = words.inspector.lamp.layout;
  const isRing = layout.shape === 'ring';
  const hasRows = !isRing && layout.rows > 1;
  return (
    <>
      <div className={styles['fields']}>
        <SelectField
          label={text.shape}
          value={layout.shape}
          options={shapes.map((value) => ({ value, label: text.shapes(value) }))}
          onChoose={(shape) => onChange({ shape })}
        />
        <CountField
          label={isRing ? text.ringLeds : text.columns}
          value={layout.columns}
          onEnter={(columns) => onChange({ columns })}
        />
        {!isRing && (
          <>
            <CountField label={text.rows} value={layout.rows} onEnter={(rows) => onChange({ rows })} />
            <CountField
              label={text.ambient}
              value={layout.ambient}
              onEnter={(ambient) => onChange({ ambient })}
            />
          </>
        )}
        {layout.ambient > 0 && (
          <>
            <SelectField
              label={text.ambientFrom}
              value={layout.ambientFrom}
              options={corners.map((value) => ({ value, label: text.corner(value) }))}
              onChoose={(ambientFrom) => onChange({ ambientFrom })}
            />
            <SelectField
              label={text.direction}
              value={layout.ambientClockwise ? 'clockwise' : 'counterclockwise'}
              options={directions.map((value) => ({ value, label: text[value] }))}
              onChoose={(direction) => onChange({ ambientClockwise: direction === 'clockwise' })}
            />
          </>
        )}
        <SelectField
          label={text.rotation}
          value={String(layout.rotation)}
          options={rotations.map((value) => ({ value: String(value), label: text.degrees(value) }))}
          onChoose={(chosen) =>
            onChange({ rotation: rotations.find((each) => String(each) === chosen) ?? 0 })
          }
        />
        <SelectField
          label={text.colorOrder}
          value={layout.colorOrder}
          options={colorOrders.map((value) => ({ value, label: text.order(value) }))}
          onChoose={(colorOrder) => onChange({ colorOrder })}
        />
      </div>
      {hasRows && (
        <SwitchRow
          label={text.serpentine}
          isOn={layout.serpentine}
          onSwitch={(serpentine) => onChange({ serpentine })}
        />
      )}
      <SwitchRow
        label={text.mirrored}
        isOn={layout.mirrored}
        onSwitch={(mirrored) => onChange({ mirrored })}
      />
    </>
  );
}

interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onEnter: (value: number) => void;
}

/** A field for a count. Anything else is refused in place. */
function CountField({ label, value, onEnter }: CountFieldProps) {
  const [isWrong, setIsWrong] = useState(false);
  return (
    <TextField
      label={label}
      value={String(value)}
      inputMode="numeric"
      maxLength={5}
      error={isWrong ? words.inspector.lamp.layout.whole : undefined}
      onType={() => setIsWrong(false)}
      onEnter={(typed) => {
        const entered = parseCount(typed);
        setIsWrong(entered === undefined);
        if (entered !== undefined) onEnter(entered);
      }}
    />
  );
}
