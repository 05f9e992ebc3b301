import { useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { Form, type Rule } from '../../Form/index.ts';
import { dataLink } from '../../href/index.ts';
import { Select } from '../../Select/index.ts';
import { Switch } from '../../Switch/index.ts';
import { TextField } from '../../TextField/index.ts';
import { actions, form } from './ShortcutsPanel.css.ts';
import type { ShortcutDraft, ShortcutIcon, ShortcutsLabels } from './shortcutTypes.ts';

export interface ShortcutFormProps {
  /** What the form begins with. */
  draft: ShortcutDraft;
  /** Called with what is typed, and with null when it is saved or the shortcut is removed. */
  onType: (draft: ShortcutDraft | null) => void;
  icons: readonly ShortcutIcon[];
  labels: ShortcutsLabels;
  submitLabel: string;
  onSubmit: (draft: ShortcutDraft) => Promise<void>;
  /** Omitted for a new shortcut. */
  onRemove?: () => Promise<void>;
  /** Called after one of them, unless the person has left the form meanwhile. */
  onDone: () => void;
  /** Called when one of them fails after the person has left the form. */
  onUnseenFailure: ((error: unknown) => void) | undefined;
}

/** The form of a shortcut; the input is kept when saving fails. */
export function ShortcutForm({
  draft: first,
  onType,
  icons,
  labels,
  submitLabel,
  onSubmit,
  onRemove,
  onDone,
  onUnseenFailure,
}: ShortcutFormProps) {
  const [draft, setDraft] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  function change(changes: Partial<ShortcutDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    onType(next);
  }
  const text = (name: 'label' | 'description' | 'link') => ({
    name,
    label: labels[name],
    value: draft[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  });

  const leadsSomewhere: Rule = {
    id: 'link',
    message: draft.useRouter ? labels.linkInside : labels.linkOutside,
    isMet: (link) => dataLink(link, draft.useRouter).kind !== 'none',
  };

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
      onType(null);
      if (isShown.current) onDone();
    } catch (reason) {
      if (!isShown.current) return onUnseenFailure?.(reason);
      setError(labels.saveFailed);
      setIsBusy(false);
    }
  }

  return (
    <div className={form}>
      <Form
        onSubmit={() => void attempt(() => onSubmit(draft))}
        messages={labels.validation}
        formError={error}
      >
        <TextField {...text('label')} isRequired maxLength={60} />
        <TextField {...text('description')} maxLength={120} />
        <Select
          name="icon"
          label={labels.icon}
          placeholder={labels.iconPlaceholder}
          options={icons.map((icon) => ({ id: icon.name, label: icon.label }))}
          value={draft.icon || null}
          onChange={(icon) => change({ icon })}
          isRequired
        />
        <TextField
          // A new key removes the error, because it depends on whether the address is of this site.
          key={String(draft.useRouter)}
          {...text('link')}
          isRequired
          maxLength={300}
          rules={[leadsSomewhere]}
        />
        <Switch
          name="useRouter"
          label={labels.useRouter}
          isSelected={draft.useRouter}
          onChange={(useRouter) => change({ useRouter })}
        />
        <div className={actions}>
          {onRemove && (
            <Button variant="outlined" onPress={() => void attempt(onRemove)} isDisabled={isBusy}>
              {labels.remove}
            </Button>
          )}
          <Button type="submit" isDisabled={isBusy}>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
