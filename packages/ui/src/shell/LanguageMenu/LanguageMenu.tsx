import type { Language as LanguageId } from '../../locale/index.ts';
import { Suspense, useRef } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
import { useMenuStage } from '../../menuStage/index.ts';
import { BarButton } from '../BarButton/index.ts';
import { Flag } from './Flag.tsx';

export interface Language {
  id: LanguageId;
  /** The name of the language in that language. */
  label: string;
}

export interface LanguageMenuProps {
  languages: readonly Language[];
  current: LanguageId;
  /** The accessible name; the current language is added. */
  label: string;
  onChange: (language: LanguageId) => void;
}

// The list is loaded on the first intent, because the menu is larger than the whole top bar.
const options = lazyNamed(() => import('./LanguageOptions.tsx'), 'LanguageOptions');

/** A menu to choose the language of the product. */
export function LanguageMenu({ languages, current, label, onChange }: LanguageMenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isMounted, onIntent, ...stage } = useMenuStage(options.preload);
  const name = languages.find(({ id }) => id === current)?.label;
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
        <Flag language={current} />
      </BarButton>
      {isMounted && (
        <Suspense fallback={null}>
          <options.Component
            {...stage}
            languages={languages}
            current={current}
            label={label}
            onChange={onChange}
            triggerRef={triggerRef}
          />
        </Suspense>
      )}
    </>
  );
}
