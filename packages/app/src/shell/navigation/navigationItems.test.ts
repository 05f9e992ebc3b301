import type { Role } from '@touchline/contract/user';
import { filterByRoles, type NavigationItem } from '@touchline/navigation/model';
import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import english from '#public/i18n/en.json' with { type: 'json' };
import turkish from '#public/i18n/tr.json' with { type: 'json' };
import { navigationItems } from './navigationItems.ts';

/** Looks up the texts of one file by key, as i18next does. */
function translate({ navigation }: { navigation: Record<string, string> }): TFunction {
  const find = (key: string) => navigation[key.replace('navigation.', '')] ?? key;
  return find as unknown as TFunction;
}

const inEnglish = translate(english);

function entriesFor(...roles: Role[]): NavigationItem[] {
  return filterByRoles(navigationItems(inEnglish), roles).flatMap((item) => [
    item,
    ...(item.children ?? []),
  ]);
}

const titlesFor = (...roles: Role[]) => entriesFor(...roles).map(({ title }) => title);

const forEveryone = ['Home', 'Favourites', 'Contact Us', 'Messages', 'About Us'];

const forSchools = ['Admin', 'School Profile', 'Matches', 'Athletes', 'Teams'];

describe('the entries', () => {
  it('lead to their pages, in order (NAV-1, NAV-2)', () => {
    const all = navigationItems(inEnglish).flatMap((item) => [item, ...(item.children ?? [])]);
    expect(all.map(({ title, link }) => [title, link])).toEqual([
      ['Home', '/home'],
      ['Favourites', '/favourites'],
      ['Contact Us', '/support/contact-us'],
      ['Messages', '/messages'],
      ['About Us', '/about-us'],
      ['Sign Out', '/sign-out'],
      ['Sign In/Sign Up', '/sign-in'],
      ['Admin', undefined],
      ['School Profile', '/admin/schools'],
      ['Matches', '/admin/matches'],
      ['Athletes', '/admin/athletes'],
      ['Teams', '/admin/teams'],
      ['Advertisements', '/admin/advertisements'],
      ['Messages', '/admin/messages'],
    ]);
  });

  it('are for whoever may use them (NAV-3, NAV-4, NAV-5)', () => {
    expect(titlesFor()).toEqual([...forEveryone, 'Sign In/Sign Up']);
    expect(titlesFor('User')).toEqual([...forEveryone, 'Sign Out']);
    expect(titlesFor('SchoolAdministrator')).toEqual([...forEveryone, 'Sign Out', ...forSchools]);
    expect(titlesFor('Administrator')).toEqual([
      ...forEveryone,
      'Sign Out',
      ...forSchools,
      'Advertisements',
      'Messages',
    ]);
  });

  it('have the words of the language for their id (NAV-37)', () => {
    const titles = (t: TFunction) =>
      Object.fromEntries(navigationItems(t).map(({ id, title }) => [id, title]));
    expect(titles(inEnglish)['about-us']).toBe(english.navigation['about-us']);
    for (const [id, title] of Object.entries(titles(translate(turkish)))) {
      expect(title, id).toBe((turkish.navigation as Record<string, string>)[id]);
      expect(title, id).not.toBe(titles(inEnglish)[id]);
    }
  });
});
