import { lazy, Suspense, useRef, useState } from 'react';
import { BarButton } from '../BarButton/index.ts';
import { Flag } from './Flag.tsx';

export type LanguageId = 'en' | 'tr';

export interface Language {
  id: LanguageId;
  /** In its own language. */
  label: string;
}

export interface LanguageMenuProps {
  languages: readonly Language[];
  current: LanguageId;
  /** Its name; that of the current language is added. */
  label: string;
  onChange: (language: LanguageId) => void;
}

// The list comes with the first intent: the menu weighs more than the whole top bar.
const loadOptions = () => import('./LanguageOptions.tsx');
const LanguageOptions = lazy(async () => ({ default: (await loadOptions()).LanguageOptions }));

/** Lets a person read the product in another language, at once. */
export function LanguageMenu({ languages, current, label, onChange }: LanguageMenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const name = languages.find(({ id }) => id === current)?.label;
  return (
    <>
      <BarButton
        ref={triggerRef}
        label={name ? `${label}: ${name}` : label}
        tooltip={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onIntent={() => void loadOptions()}
        onPress={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Flag language={current} />
      </BarButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <LanguageOptions
            languages={languages}
            current={current}
            label={label}
            onChange={onChange}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            triggerRef={triggerRef}
          />
        </Suspense>
      )}
    </>
  );
}
