import { ErrorState } from '@touchline/ui/ErrorState';
import { useAtomValue } from 'jotai';
import { failedText } from './i18n.ts';
import { languageAtom } from './language.atoms.ts';
import type { TranslationErrorProps } from './TranslationNotice.tsx';

interface Words {
  message: string;
  retry: string;
}

/** Stands in the code, because there is no file to read it from. */
const words: { en: Words; [language: string]: Words } = {
  en: {
    message: 'This page has no words to show. Check the connection and try again.',
    retry: 'Try again',
  },
  tr: {
    message: 'Sayfanın metinleri yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
};

/** The error of a page without any translations, in words of its own. */
export function TranslationError({ isRetrying, onRetry }: TranslationErrorProps) {
  const { message, retry } = words[useAtomValue(languageAtom)] ?? words.en;
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
