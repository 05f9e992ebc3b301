import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { wordsIn, type Language } from './words.ts';

/** A form of the product as a person fills it in. */
export interface FormCase {
  name: string;
  isForMembers: boolean;
  /** Opens it, in whatever language and width the page has. */
  open: (page: Page, words: Words) => Promise<Locator>;
  /** What a required field each is called, and what takes no text. */
  fields: (words: Words) => { text: string[]; choice?: string };
  /** A field, something that it refuses, and something that it takes. */
  delicate: (words: Words) => { field: string; wrong: string; right: string; error: string };
  fillIn: (form: Locator, words: Words) => Promise<void>;
  send: (words: Words) => string;
  /** Seen once it was sent. */
  sent: (page: Page, words: Words) => Locator;
}

type Words = ReturnType<typeof wordsIn>;

async function type(form: Locator, name: string, text: string): Promise<void> {
  await field(form, name).fill(text);
}

export function field(form: Locator, name: string): Locator {
  return form.getByLabel(new RegExp(`^${name}\\*?$`));
}

/** A button of the top bar, or where that is too narrow an entry of its menu. */
async function pressInBar(page: Page, words: Words, name: string): Promise<void> {
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name, exact: true });
  const more = bar.getByRole('button', { name: words.shell.more });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const letter = {
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
    ...letter,
    name: 'contact page',
    isForMembers: false,
    async open(page) {
      await page.goto('/support/contact-us');
      return page.getByRole('main');
    },
  },
  {
    ...letter,
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

/** The page speaks the language, whatever the browser speaks. */
export async function speak(page: Page, language: Language): Promise<Words> {
  await page.addInitScript(
    (value) => localStorage.setItem('touchline.language', value),
    JSON.stringify(language),
  );
  return wordsIn(language);
}

/** A press as a hand makes it: what is below the pointer when the button comes up may have moved. */
export async function press(page: Page, button: Locator): Promise<void> {
  // Waits until it stands still, also where the app is about to take the place of the static shell.
  await button.hover();
  await page.mouse.down();
  await page.mouse.up();
}
