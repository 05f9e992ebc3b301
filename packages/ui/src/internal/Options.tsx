import { CheckIcon } from '@heroicons/react/24/outline';
import { useContext } from 'react';
import { ComboBoxStateContext, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Highlight } from '../Highlight/index.ts';
import { Icon, type IconComponent } from '../Icon/index.ts';
import * as styles from './Options.css.ts';

/** One option of a list. */
export interface Option {
  /** Unique among the options; the value of the field when it is chosen. */
  id: string;
  /** Shown, matched by typing and read by screen readers. */
  label: string;
  /** A second, smaller line. */
  description?: string;
  /** A drawing before the label. */
  icon?: IconComponent;
  /** Is shown and cannot be chosen. */
  isDisabled?: boolean;
}

export interface OptionsProps {
  /** Omitted inside a field that provides the options by context. */
  options?: readonly Option[];
  /** Shown when there are no options. */
  emptyText?: string;
  /** Says below the options that there are more; empty: there are none. */
  more?: string | undefined;
}

function markOpen(panel: HTMLElement | null) {
  if (!panel) return undefined;
  const { classList } = document.documentElement;
  classList.add(styles.listOpen);
  return () => classList.remove(styles.listOpen);
}

/** The list of options below a field. */
export function Options({ options, emptyText, more }: OptionsProps) {
  return (
    <Popover ref={markOpen} className={styles.panel} offset={4}>
      <ListBox
        className={styles.list}
        items={options}
        renderEmptyState={() => emptyText && <div className={styles.inert}>{emptyText}</div>}
      >
        {(item: Option) => (
          <ListBoxItem
            className={styles.option}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
          >
            {({ isSelected }) => (
              <>
                {item.icon && <Icon icon={item.icon} />}
                <span className={styles.text}>
                  <span>
                    <Found text={item.label} />
                  </span>
                  {item.description && (
                    <span className={styles.description}>
                      <Found text={item.description} />
                    </span>
                  )}
                </span>
                {isSelected && <Icon icon={CheckIcon} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
      {/* In the list, because all around it is hidden from screen readers while it is open. */}
      {more !== undefined && (
        <div className={styles.more} role="status">
          {more}
        </div>
      )}
    </Popover>
  );
}

/** A text of an option, in which is marked what is typed into a field that the options are found by. */
function Found({ text: words }: { text: string }) {
  const field = useContext(ComboBoxStateContext);
  const typed = field?.inputValue ?? '';
  // The name of the chosen option is in the field without having been searched for.
  const query = typed === field?.selectedItem?.textValue ? '' : typed.trim();
  return <Highlight text={words} query={query} />;
}
