import { startTransition, Suspense, useRef, useState } from 'react';
import { lazyNamed } from '../../lazyNamed/index.ts';
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
const options = lazyNamed(() => import('./LanguageOptions.tsx'), 'LanguageOptions');

/** Lets a person read the product in another language, at once. */
export function LanguageMenu({ languages, current, label, onChange }: LanguageMenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [stage, setStage] = useState<'away' | 'ready' | 'closed'>('away');
  const name = languages.find(({ id }) => id === current)?.label;
  return (
    <>
      <BarButton
        ref={triggerRef}
        label={name ? `${label}: ${name}` : label}
        tooltip={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onIntent={() => {
          // What is drawn, though out of sight, opens at once.
          void options.preload().then((code) => code && startTransition(() => setStage('ready')));
        }}
        onPress={() => {
          setStage('ready');
          setIsOpen(true);
        }}
      >
        <Flag language={current} />
      </BarButton>
      {stage !== 'away' && (
        <Suspense fallback={null}>
          <options.Component
            languages={languages}
            current={current}
            label={label}
            onChange={onChange}
            isOpen={isOpen}
            isReady={stage === 'ready'}
            onOpenChange={(open) => {
              if (!open) setStage('closed');
              setIsOpen(open);
            }}
            triggerRef={triggerRef}
          />
        </Suspense>
      )}
    </>
  );
}
