import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { UnstyledError } from '../loading/LoadError.tsx';
import { requestHeadingFocus } from '../location/headingFocus.ts';
import { failedText, retryTranslations } from './i18n.ts';
import { haveTranslationsFailedAtom } from './language.atoms.ts';
import type { TranslationErrorProps } from './translationErrorProps.ts';

const retryWord = 'Try again';

const translationError = lazyNamed(
  () => import('./TranslationError.tsx'),
  'TranslationError',
  UnstyledTranslationError,
);

/** Says above the page that no translations could be loaded, with a button to try again. */
export function TranslationNotice() {
  const haveFailed = useAtomValue(haveTranslationsFailedAtom);
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    const focused = document.activeElement;
    setRetrying(true);
    const isLoaded = await retryTranslations();
    setRetrying(false);
    // After a success the button is removed, and its focus would be lost.
    const hasStayed =
      document.activeElement === focused || document.activeElement === document.body;
    if (!isLoaded || !hasStayed) return;
    const heading = document.querySelector('h1');
    if (heading) heading.focus();
    else requestHeadingFocus();
  }

  if (!haveFailed) return null;
  return (
    <Suspense fallback={null}>
      <translationError.Component isRetrying={isRetrying} onRetry={() => void retry()} />
    </Suspense>
  );
}

/**
 * The error without styles: when the translations cannot be loaded, its code often cannot either.
 */
function UnstyledTranslationError({ onRetry }: TranslationErrorProps) {
  return <UnstyledError title={failedText} message="" retryLabel={retryWord} onRetry={onRetry} />;
}
