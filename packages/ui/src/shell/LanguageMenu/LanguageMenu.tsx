import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import { useMenuStage } from '../../menuStage/index.ts';
import { BarButton } from '../BarButton/index.ts';
import { Flag } from './Flag.tsx';
import type { LanguageMenuProps, LanguageOptionsProps } from './languageMenuProps.ts';

// The list is loaded on the first intent, because the menu is larger than the whole top bar.
const options = lazyNamed(() => import('./LanguageOptions.tsx'), 'LanguageOptions', MissingOptions);

/** A menu to choose the language of the product. */
export function LanguageMenu({
  languages,
  selectedKey,
  label,
  onSelectionChange,
  onFailed,
}: LanguageMenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isMounted, onIntent, onFailed: forget, ...stage } = useMenuStage(options);
  const name = languages.find(({ id }) => id === selectedKey)?.label;
  return (
    <>
      <BarButton
        ref={triggerRef}
        label={name ? `${label}: ${name}` : label}
        tooltip={label}
        aria-haspopup="menu"
        aria-expanded={stage.isOpen}
        onIntent={onIntent}
        onPress={() => stage.onOpenChange(!stage.isOpen)}
      >
        <Flag language={selectedKey} />
      </BarButton>
      {isMounted && (
        <Suspense fallback={null}>
          <options.Component
            {...stage}
            languages={languages}
            selectedKey={selectedKey}
            label={label}
            onSelectionChange={onSelectionChange}
            triggerRef={triggerRef}
            onFailed={() => {
              forget();
              onFailed?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Stands where the list is missing, and tells so once. */
function MissingOptions({ onFailed }: LanguageOptionsProps) {
  const tell = useEffectEvent(() => onFailed?.());
  useEffect(() => tell(), []);
  return null;
}
