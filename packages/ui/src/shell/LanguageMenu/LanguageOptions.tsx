import { memo } from 'react';
import { Menu, MenuItem, MenuPopover } from '../../Menu/index.ts';
import { Flag } from './Flag.tsx';
import type { LanguageMenuProps, LanguageOptionsProps } from './languageMenuProps.ts';

/** The list that `LanguageMenu` opens; loaded separately. */
export function LanguageOptions({
  languages,
  selectedKey,
  label,
  onSelectionChange,
  isOpen,
  isReady,
  onOpenChange,
  triggerRef,
}: LanguageOptionsProps) {
  return (
    <MenuPopover
      isOpen={isOpen}
      isReady={isReady}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
    >
      <Options
        languages={languages}
        selectedKey={selectedKey}
        label={label}
        onSelectionChange={onSelectionChange}
      />
    </MenuPopover>
  );
}

/** Memoised, so that prerendered entries are not rendered again when the menu opens. */
const Options = memo(function Options({
  languages,
  selectedKey,
  label,
  onSelectionChange,
}: LanguageMenuProps) {
  const choose = (chosen: string) => {
    const language = languages.find(({ id }) => id === chosen);
    if (language && language.id !== selectedKey) {
      onSelectionChange(language.id);
    }
  };
  return (
    <Menu label={label} onAction={choose}>
      {languages.map(({ id, label: name }) => (
        <MenuItem
          key={id}
          id={id}
          lang={id}
          icon={<Flag language={id} />}
          isSelected={id === selectedKey}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
});
