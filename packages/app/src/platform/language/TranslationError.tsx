import { ErrorState } from '@touchline/ui/ErrorState';
import { useAtomValue } from 'jotai';
import { failedText } from './i18n.ts';
import { languageAtom } from './language.atoms.ts';
import type { TranslationErrorProps } from './translationErrorProps.ts';

interface ErrorTexts {
  message: string;
  retry: string;
}

/** In the code, because the translation file could not be loaded. */
const texts: { en: ErrorTexts; [language: string]: ErrorTexts } = {
  en: {
    message: 'This page has no words to show. Check the connection and try again.',
    retry: 'Try again',
  },
  tr: {
    message: 'Sayfanın metinleri yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
};

/** The error of a page for which no translation file could be loaded. */
export function TranslationError({ isRetrying, onRetry }: TranslationErrorProps) {
  const { message, retry } = texts[useAtomValue(languageAtom)] ?? texts.en;
  return (
    <ErrorState
      title={failedText}
      message={message}
      retryLabel={retry}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
