import type translation from '#public/i18n/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof translation };
  }
}
