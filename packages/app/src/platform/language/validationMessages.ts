import type { ValidationMessages } from '@touchline/ui/Form';
import type { TFunction } from 'i18next';

/** The validation messages of all forms in the current language. */
export function validationMessages(t: TFunction): ValidationMessages {
  return {
    valueMissing: {
      text: t('validation.fillIn'),
      choice: t('validation.choose'),
      tick: t('validation.tick'),
    },
    typeMismatch: { email: t('validation.email'), url: t('validation.url') },
    tooShort: (count) => t('validation.tooShort', { count }),
    tooLong: (count) => t('validation.tooLong', { count }),
    patternMismatch: t('validation.pattern'),
    badInput: t('validation.unreadable'),
    rangeUnderflow: t('validation.tooLittle'),
    rangeOverflow: t('validation.tooMuch'),
    stepMismatch: t('validation.between'),
    incompleteDate: t('validation.incompleteDate'),
  };
}
