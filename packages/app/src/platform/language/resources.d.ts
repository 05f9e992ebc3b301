import type admin from '#public/i18n/admin/en.json';
import type common from '#public/i18n/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    // The words of the admin area are a file of their own, which `t` reads as the same tree.
    resources: { translation: typeof common & typeof admin };
  }
}
