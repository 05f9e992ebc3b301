import { CheckIcon } from '@heroicons/react/24/outline';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import { description, inert, list, option, panel, words } from './Options.css.ts';

/** One thing that can be chosen from a list. */
export interface Option {
  id: string;
  /** What is shown, typed against and read out. */
  label: string;
  /** A second, smaller line. */
  description?: string;
  isDisabled?: boolean;
}

export interface OptionsProps {
  /** Left out inside a field that holds the options itself. */
  options?: readonly Option[];
  /** Shown in place of options when there are none. */
  emptyText?: string;
}

/** The list that opens below a field. */
export function Options({ options, emptyText }: OptionsProps) {
  return (
    <Popover className={panel} offset={4}>
      <ListBox
        className={list}
        items={options}
        renderEmptyState={() => emptyText && <div className={inert}>{emptyText}</div>}
      >
        {(item: Option) => (
          <ListBoxItem
            className={option}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled}
          >
            {({ isSelected }) => (
              <>
                <span className={words}>
                  <span>{item.label}</span>
                  {item.description && <span className={description}>{item.description}</span>}
                </span>
                {isSelected && <Icon icon={CheckIcon} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
