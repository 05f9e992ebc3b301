import { expect, it, test } from 'vitest';
import { isPath, matchHref, paths, schoolHref, teamHref } from './paths.ts';

test('the main pages have their addresses (ROUTE-2)', () => {
  expect(paths).toMatchObject({
    home: '/home',
    messages: '/messages',
    support: '/support',
    matches: '/matches',
    match: '/matches/:id',
    team: '/teams/:id',
    schools: '/schools',
    school: '/schools/:id',
    favourites: '/favourites',
    aboutUs: '/about-us',
  });
});

it.each([
  ['42', '/matches/42'],
  ['a/b', '/matches/a%2Fb'],
  ['../home', '/matches/..%2Fhome'],
  ['a?b#c', '/matches/a%3Fb%23c'],
  ['%2F', '/matches/%252F'],
  ['Çağ 1', '/matches/%C3%87a%C4%9F%201'],
])('the id %j stays one segment (ROUTE-10)', (id, href) => {
  expect(matchHref(id)).toBe(href);
  expect(decodeURIComponent(href.split('/').at(-1) ?? '')).toBe(id);
  expect(teamHref(id)).toBe(href.replace('/matches/', '/teams/'));
  expect(schoolHref(id)).toBe(href.replace('/matches/', '/schools/'));
});

test('a path with slashes at its end is the same page, and one of many slashes is read at once', () => {
  expect(isPath('/Home//?a=/', paths.home)).toBe(true);
  expect(isPath(`${'/'.repeat(200_000)}home`, paths.home)).toBe(false);
});
