import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { translationsOf, type Language } from './words.ts';

/** A form of the product and how to fill it in. */
export interface FormCase {
  name: string;
  isForMembers: boolean;
  /** Opens the form in the current language and width. */
  open: (page: Page, words: Words) => Promise<Locator>;
  /** The labels of the required fields, and of the one that is not a text field. */
  fields: (words: Words) => { text: string[]; choice?: string };
  /** A field with an invalid and a valid value. */
  delicate: (words: Words) => { field: string; wrong: string; right: string; error: string };
  fillIn: (form: Locator, words: Words) => Promise<void>;
  send: (words: Words) => string;
  /** What is visible after it was sent. */
  sent: (page: Page, words: Words) => Locator;
}

type Words = ReturnType<typeof translationsOf>;

async function type(form: Locator, name: string, text: string): Promise<void> {
  await field(form, name).fill(text);
}

export function field(form: Locator, name: string): Locator {
  return form.getByLabel(new RegExp(`^${name}\\*?$`));
}

/** Presses a button of the top bar, or its menu entry where the bar is too narrow. */
async function pressInBar(page: Page, words: Words, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name, exact: true });
  const more = bar.getByRole('button', { name: words.shell.more });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const supportMessage = {
  fields: ({ contact }: Words) => ({
    text: [contact.name, contact.email, contact.subject, contact.message],
  }),
  delicate: ({ contact, validation }: Words) => ({
    field: contact.email,
    wrong: 'ada',
    right: 'ada@school.example',
    error: validation.email,
  }),
  async fillIn(form: Locator, { contact }: Words) {
    await type(form, contact.name, 'Ada');
    await type(form, contact.email, 'ada@school.example');
    await type(form, contact.subject, 'Score');
    await type(form, contact.message, 'It was 2 – 1.');
  },
  send: ({ contact }: Words) => contact.submit,
  sent: (page: Page, { contact }: Words) => page.getByText(contact.sentTitle),
};

export const forms: FormCase[] = [
  {
    name: 'sign-in',
    isForMembers: false,
    async open(page) {
      await page.goto('/sign-in');
      return page.getByRole('main');
    },
    fields: ({ signIn }) => ({ text: [signIn.email, signIn.password] }),
    delicate: ({ signIn, validation }) => ({
      field: signIn.email,
      wrong: 'user',
      right: 'user@touchline.example',
      error: validation.email,
    }),
    async fillIn(form, { signIn }) {
      await type(form, signIn.email, 'user@touchline.example');
      await type(form, signIn.password, 'touchline');
    },
    send: ({ signIn }) => signIn.submit,
    sent: (page, { home }) => page.getByRole('heading', { level: 1, name: home.heading }),
  },
  {
    ...supportMessage,
    name: 'contact page',
    isForMembers: false,
    async open(page) {
      await page.goto('/support/contact-us');
      return page.getByRole('main');
    },
  },
  {
    ...supportMessage,
    name: 'help sheet',
    isForMembers: false,
    async open(page, words) {
      await page.goto('/about-us');
      await pressInBar(page, words, words.shell.help);
      return page.getByRole('dialog');
    },
  },
  {
    name: 'shortcuts form',
    isForMembers: true,
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
    delicate: ({ shortcuts }) => ({
      field: shortcuts.link,
      wrong: 'javascript:alert(1)',
      right: '/matches',
      error: shortcuts.linkInside,
    }),
    async fillIn(form, { shortcuts }) {
      await type(form, shortcuts.label, 'All matches');
      await form.getByRole('button', { name: shortcuts.iconPlaceholder }).click();
      await form.page().getByRole('option').first().click();
      await type(form, shortcuts.link, '/matches');
    },
    send: ({ shortcuts }) => shortcuts.create,
    sent: (page) => page.getByRole('dialog').getByRole('button', { name: 'All matches' }),
  },
];

/** Sets the language of the page, independent of the browser's. */
export async function setLanguage(page: Page, language: Language): Promise<Words> {
  await page.addInitScript(
    (value) => localStorage.setItem('touchline.language', value),
    JSON.stringify(language),
  );
  return translationsOf(language);
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
