import { XMarkIcon } from '@heroicons/react/24/outline';
import { Icon } from '@touchline/ui/Icon';
import { PlainButton } from '@touchline/ui/PlainButton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './FilterChips.css.ts';

export interface FilterChip {
  /** Unique among the chips of the list; the same when the name changes, so that the focus stays. */
  id: string;
  name: ReactNode;
  /** Read after the name: what a press does. */
  removeLabel: string;
  onRemove: () => void;
}

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** Called when the last chip was removed, whose button had the focus. */
  onEmptied?: (() => void) | undefined;
  /** Removes all filters. Omitted: there is no button for it. */
  onClear?: () => void;
}

/** The filters that are set, each as a button that removes it. */
export function FilterChips({ chips, onEmptied, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // A pressed button is rendered until its filter is removed, and the next press can come before that.
  const pressed = useRef(new WeakSet<Element>());

  function remove(index: number, { onRemove }: FilterChip) {
    // The pressed button is removed, so the focus goes to the next chip, else to the previous one.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])].slice(0, chips.length);
    const button = buttons[index];
    if (button) pressed.current.add(button);
    const stays = (each: Element) => !pressed.current.has(each);
    const next = buttons.slice(index).find(stays) ?? buttons.slice(0, index).findLast(stays);
    onRemove();
    if (next) next.focus();
    else onEmptied?.();
  }

  if (chips.length === 0 && !onClear) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label={t('matches.chosen')}>
      {chips.map((chip, index) => (
        <li key={chip.id}>
          <PlainButton variant="outlined" onPress={() => remove(index, chip)}>
            <span className={styles.chip}>
              <span>{chip.name}</span>
              <Icon icon={XMarkIcon} size="small" />
            </span>
            <VisuallyHidden>{`, ${chip.removeLabel}`}</VisuallyHidden>
          </PlainButton>
        </li>
      ))}
      {onClear && (
        <li>
          {/* With an outline as the chips, so that it begins at the edge of the page where it stands
          alone or on a line of its own. */}
          <PlainButton variant="outlined" onPress={onClear}>
            {t('matches.clear')}
          </PlainButton>
        </li>
      )}
    </ul>
  );
}
