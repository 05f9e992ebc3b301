import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { asGiven, nullableText, readChoice, readNumber, readText } from './propValue.ts';
import type { PropSource } from './source/pieceSource.ts';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

export interface PropControlProps {
  prop: PropSource;
  /** The value of the story. */
  initial: unknown;
  /** Undefined while it is as in the story. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Changes a property of the live story. Nothing for properties that cannot be typed or chosen. */
export function PropControl({ prop, initial, value, onChange }: PropControlProps) {
  const { say } = useToolbar();
  const label = `${say(texts.control)}: ${prop.name}`;
  const choices = prop.choices?.map(String) ?? (prop.type === 'boolean' ? ['true', 'false'] : null);
  const isText = prop.type === 'string' || prop.type === nullableText;
  if (prop.name === 'autoFocus' || prop.name === 'ref') return null;
  if (choices) {
    return (
      <Select
        label={label}
        isLabelHidden
        placeholder={say(texts.asGiven)}
        value={value === undefined ? asGiven : String(value)}
        options={[asGiven, ...choices].map((id) => ({ id, label: id || say(texts.asGiven) }))}
        onChange={(id) => onChange(readChoice(prop, id))}
      />
    );
  }
  if (prop.type === 'number')
    return <NumberControl label={label} initial={initial} onChange={onChange} />;
  if (!isText && typeof initial !== 'string') return null;
  return (
    <TextField
      label={label}
      isLabelHidden
      value={String(value ?? initial ?? '')}
      onChange={(typed) => onChange(readText(prop, typed, initial))}
    />
  );
}

interface NumberControlProps extends Pick<PropControlProps, 'initial' | 'onChange'> {
  label: string;
}

/** Keeps what is typed: a number that is written half, such as `1.`, or none. */
function NumberControl({ label, initial, onChange }: NumberControlProps) {
  const [text, setText] = useState(String(initial ?? ''));
  return (
    <TextField
      label={label}
      isLabelHidden
      inputMode="decimal"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(readNumber(typed));
      }}
    />
  );
}
