import type { Locator, Page } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';

export interface LinkKind {
  kind: string;
  /** Brings the page into the state that shows the link. */
  find: (page: Page) => Locator | Promise<Locator>;
  leadsTo: RegExp;
}

export interface StartPage {
  start: string;
  /** The account that is signed in; left out: a visitor. */
  as?: 'user' | 'school' | 'admin';
  /** Brings about what the page needs. */
  prepare?: (page: Page, backEnd: BackEnd) => Promise<unknown>;
  /** The errors that are expected at the start. */
  complaint?: RegExp;
  /** The way back from its links does not lead to them again, so that they are pressed alone. */
  isOnce?: boolean;
  links: LinkKind[];
}

export const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name });

/** A link of the page by its name alone. */
export const link = (name: string, leadsTo: RegExp, kind = `“${name}”`): LinkKind => ({
  kind,
  find: (page) => inMain(page, name),
  leadsTo,
});
