import type { Language } from '../../locale/index.ts';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import { useMenuStage } from '../../menuStage/index.ts';
import { BarButton } from '../BarButton/index.ts';
import { Flag } from './Flag.tsx';
import type { LanguageOptionsProps } from './LanguageOptions.tsx';

export interface LanguageOption {
  /** The language that the option chooses. */
  id: Language;
  /** The name of the language in that language. */
  label: string;
}

export interface LanguageMenuProps {
  /** In the order of the list. */
  languages: readonly LanguageOption[];
  /** The language of the page, whose flag is on the button. */
  selectedKey: Language;
  /** The accessible name; the current language is added. */
  label: string;
  /** Called with the language that a person has chosen. */
  onSelectionChange: (language: Language) => void;
  /** The list could not be loaded. The button stays, and the next press tries again. */
  onFailed?: () => void;
}

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
