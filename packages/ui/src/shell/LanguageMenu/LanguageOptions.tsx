import type { RefObject } from 'react';
import { Menu, MenuItem, MenuPopover } from '../../Menu/index.ts';
import { Flag } from './Flag.tsx';
import type { LanguageMenuProps } from './LanguageMenu.tsx';

export interface LanguageOptionsProps extends LanguageMenuProps {
  isOpen: boolean;
  isReady: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<Element | null>;
}

/** The list that `LanguageMenu` opens; loaded on its own. */
export function LanguageOptions({
  languages,
  current,
  label,
  onChange,
  ...popover
}: LanguageOptionsProps) {
  const choose = (chosen: string) => {
    const language = languages.find(({ id }) => id === chosen);
    if (language && language.id !== current) {
      onChange(language.id);
    }
  };
  return (
    <MenuPopover {...popover} placement="bottom end">
      <Menu label={label} onAction={choose}>
        {languages.map(({ id, label: name }) => (
          <MenuItem key={id} id={id} icon={<Flag language={id} />} isSelected={id === current}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuPopover>
  );
}
