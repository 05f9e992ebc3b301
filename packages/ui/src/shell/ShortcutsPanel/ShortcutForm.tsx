import { useEffect, useRef, useState } from 'react';
import { Button } from '../../Button/index.ts';
import { Form, type Rule } from '../../Form/index.ts';
import { dataLink, httpsAddress } from '../../href/index.ts';
import { Select } from '../../Select/index.ts';
import { Switch } from '../../Switch/index.ts';
import { TextField } from '../../TextField/index.ts';
import { actions, form } from './ShortcutsPanel.css.ts';
import { hasChanges } from './shortcutDrafts.ts';
import type { ShortcutDraft, ShortcutIcon, ShortcutsLabels } from './shortcutTypes.ts';

export interface ShortcutFormProps {
  /** What the form begins with. */
  draft: ShortcutDraft;
  /** What the form would begin with if nothing was typed. */
  saved: ShortcutDraft;
  /** Called with what is typed. */
  onType: (draft: ShortcutDraft) => void;
  /** Called with what was saved, and with null when the shortcut was removed. */
  onSaved: (sent: ShortcutDraft | null) => void;
  /** Called when the person throws away what is typed. */
  onDiscard: () => void;
  icons: readonly ShortcutIcon[];
  labels: ShortcutsLabels;
  submitLabel: string;
  onSubmit: (draft: ShortcutDraft) => Promise<void>;
  /** Omitted for a new shortcut. */
  onRemove?: () => Promise<void>;
  /** Called after one of them, unless the person has left the form or typed more meanwhile. */
  onDone: () => void;
  /** Called when one of them fails after the person has left the form. */
  onUnseenFailure: ((error: unknown) => void) | undefined;
}

/** The form of a shortcut; the input is kept when saving fails. */
export function ShortcutForm({
  draft: first,
  saved,
  onType,
  onSaved,
  onDiscard,
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
  const latest = useRef(first);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  function change(changes: Partial<ShortcutDraft>) {
    const next = { ...draft, ...changes };
    latest.current = next;
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
    isMet: (link) =>
      draft.useRouter ? dataLink(link, true).kind === 'internal' : httpsAddress(link) !== null,
  };

  /** @param sent null for a removal */
  async function attempt(sent: ShortcutDraft | null, work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
      onSaved(sent);
      if (!isShown.current) return;
      // What was typed into a new one since is for the next one: sent again it would be a second one.
      if (sent && onRemove && hasChanges(latest.current, sent)) setIsBusy(false);
      else onDone();
    } catch (reason) {
      if (!isShown.current) return onUnseenFailure?.(reason);
      setError(labels.saveFailed(reason));
      setIsBusy(false);
    }
  }

  return (
    <div className={form}>
      <Form
        onSubmit={() => void attempt(draft, () => onSubmit(draft))}
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
          {hasChanges(draft, saved) && (
            <Button variant="outlined" onPress={onDiscard} isDisabled={isBusy}>
              {labels.discard}
            </Button>
          )}
          {onRemove && (
            <Button
              variant="outlined"
              onPress={() => void attempt(null, onRemove)}
              isDisabled={isBusy}
            >
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
