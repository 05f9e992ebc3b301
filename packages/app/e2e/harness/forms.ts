import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { readTranslations, type Language } from './translations.ts';

/** A form of the product and how to fill it in. */
export interface FormCase {
  name: string;
  requiresSignIn: boolean;
  /** Opens the form in the current language and width. */
  open: (page: Page, words: Translations) => Promise<Locator>;
  /** The labels of the required fields, and of the one that is not a text field. */
  fields: (words: Translations) => { text: string[]; choice?: string };
  /** A field with an invalid and a valid value. */
  validatedField: (words: Translations) => {
    field: string;
    wrong: string;
    right: string;
    error: string;
  };
  fillIn: (form: Locator, words: Translations) => Promise<void>;
  submitLabel: (words: Translations) => string;
  /** What is visible after it was sent. */
  confirmation: (page: Page, words: Translations) => Locator;
}

type Translations = ReturnType<typeof readTranslations>;

async function fillField(form: Locator, name: string, text: string): Promise<void> {
  await field(form, name).fill(text);
}

export function field(form: Locator, name: string): Locator {
  return form.getByLabel(new RegExp(`^${name}\\*?$`));
}

/** Presses a button of the top bar, or its menu entry where the bar is too narrow. */
async function pressInBar(page: Page, words: Translations, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name, exact: true });
  const more = bar.getByRole('button', { name: words.shell.more });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const supportMessage = {
  fields: ({ support }: Translations) => ({
    text: [support.name, support.email, support.subject, support.message],
  }),
  validatedField: ({ support, validation }: Translations) => ({
    field: support.email,
    wrong: 'ada',
    right: 'ada@school.example',
    error: validation.email,
  }),
  async fillIn(form: Locator, { support }: Translations) {
    await fillField(form, support.name, 'Ada');
    await fillField(form, support.email, 'ada@school.example');
    await fillField(form, support.subject, 'Score');
    await fillField(form, support.message, 'It was 2 – 1.');
  },
  submitLabel: ({ support }: Translations) => support.submit,
  confirmation: (page: Page, { support }: Translations) => page.getByText(support.sentTitle),
};

export const forms: FormCase[] = [
  {
    name: 'sign-in',
    requiresSignIn: false,
    async open(page) {
      await page.goto('/sign-in');
      return page.getByRole('main');
    },
    fields: ({ signIn }) => ({ text: [signIn.email, signIn.password] }),
    validatedField: ({ signIn, validation }) => ({
      field: signIn.email,
      wrong: 'user',
      right: 'user@touchline.example',
      error: validation.email,
    }),
    async fillIn(form, { signIn }) {
      await fillField(form, signIn.email, 'user@touchline.example');
      await fillField(form, signIn.password, 'touchline');
    },
    submitLabel: ({ signIn }) => signIn.submit,
    confirmation: (page, { home }) => page.getByRole('heading', { level: 1, name: home.heading }),
  },
  {
    name: 'sign-up',
    requiresSignIn: false,
    async open(page, { age }) {
      await page.goto('/sign-up');
      const main = page.getByRole('main');
      await main.getByText(age.adult, { exact: true }).click();
      await main.getByRole('button', { name: age.continue }).click();
      return main;
    },
    // The password says below it how strong it is, besides what is missing.
    fields: ({ signIn, signUp }) => ({
      text: [signUp.givenName, signUp.familyName, signIn.email],
    }),
    validatedField: ({ signIn, validation }) => ({
      field: signIn.email,
      wrong: 'ada',
      right: 'ada@school.example',
      error: validation.email,
    }),
    async fillIn(form, { signIn, signUp }) {
      await fillField(form, signUp.givenName, 'Ada');
      await fillField(form, signUp.familyName, 'Örnek');
      await fillField(form, signIn.email, 'ada@school.example');
      await fillField(form, signIn.password, 'nine tall lamps in a row');
      for (const text of [signUp.terms, signUp.privacyNotice]) {
        // Without the version, which stands in brackets.
        const words = text.slice(0, text.indexOf(' ('));
        await form.locator('label').filter({ hasText: words }).click();
      }
    },
    submitLabel: ({ signUp }) => signUp.submit,
    confirmation: (page, { confirmation }) =>
      page.getByRole('heading', { level: 1, name: confirmation.title }),
  },
  {
    ...supportMessage,
    name: 'contact page',
    requiresSignIn: false,
    async open(page) {
      await page.goto('/support/contact-us');
      return page.getByRole('main');
    },
  },
  {
    ...supportMessage,
    name: 'support sheet',
    requiresSignIn: false,
    async open(page, words) {
      await page.goto('/about-us');
      await pressInBar(page, words, words.shell.help);
      return page.getByRole('dialog');
    },
  },
  {
    name: 'shortcuts form',
    requiresSignIn: true,
    async open(page, words) {
      await page.goto('/about-us');
      await pressInBar(page, words, words.shortcuts.open);
      const panel = page.getByRole('dialog');
      await panel.getByRole('button', { name: words.shortcuts.add }).click();
      return panel;
    },
    fields: ({ shortcuts }) => ({
      text: [shortcuts.label, shortcuts.link],
      choice: shortcuts.iconPlaceholder,
    }),
    validatedField: ({ shortcuts }) => ({
      field: shortcuts.link,
      wrong: 'javascript:alert(1)',
      right: '/matches',
      error: shortcuts.linkInside,
    }),
    async fillIn(form, { shortcuts }) {
      await fillField(form, shortcuts.label, 'All matches');
      await form.getByRole('button', { name: shortcuts.iconPlaceholder }).click();
      await form.page().getByRole('option').first().click();
      await fillField(form, shortcuts.link, '/matches');
    },
    submitLabel: ({ shortcuts }) => shortcuts.create,
    confirmation: (page) => page.getByRole('dialog').getByRole('button', { name: 'All matches' }),
  },
];

/** Sets the language of the page, independent of the browser's. */
export async function setLanguage(page: Page, language: Language): Promise<Translations> {
  await page.addInitScript(
    (value) => localStorage.setItem('touchline.language', value),
    JSON.stringify(language),
  );
  return readTranslations(language);
}

/**
 * Presses and releases the mouse button separately, because the element under the pointer may move
 * in between.
 */
export async function press(page: Page, button: Locator): Promise<void> {
  // Waits until the button is stable, also while the app replaces the static shell.
  await button.hover();
  await page.mouse.down();
  await page.mouse.up();
}
