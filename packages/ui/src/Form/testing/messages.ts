import type { ValidationMessages } from '../../internal/validationMessages.ts';

export const englishMessages: ValidationMessages = {
  valueMissing: { text: 'Fill this in.', choice: 'Choose one.', tick: 'Tick this box.' },
  typeMismatch: {
    email: 'Enter an address like name@example.com.',
    url: 'Enter an address like https://example.com.',
  },
  tooShort: (minLength) => `Use at least ${minLength} characters.`,
  tooLong: (maxLength) => `Use at most ${maxLength} characters.`,
  patternMismatch: 'This has another form than it should.',
  badInput: 'This cannot be read.',
  rangeUnderflow: 'This is too little.',
  rangeOverflow: 'This is too much.',
  stepMismatch: 'This value lies between two possible ones.',
  incompleteDate: 'This date is not complete.',
};

export const turkishMessages: ValidationMessages = {
  valueMissing: {
    text: 'Bu alanı doldurun.',
    choice: 'Bir seçenek seçin.',
    tick: 'Bu kutuyu işaretleyin.',
  },
  typeMismatch: {
    email: 'ad@ornek.com gibi bir adres girin.',
    url: 'https://ornek.com gibi bir adres girin.',
  },
  tooShort: (minLength) => `En az ${minLength} karakter yazın.`,
  tooLong: (maxLength) => `En çok ${maxLength} karakter yazın.`,
  patternMismatch: 'Bu, beklenen biçimde değil.',
  badInput: 'Bu okunamıyor.',
  rangeUnderflow: 'Bu değer çok küçük.',
  rangeOverflow: 'Bu değer çok büyük.',
  stepMismatch: 'Bu değer iki olası değerin arasında.',
  incompleteDate: 'Bu tarih tamamlanmadı.',
};
