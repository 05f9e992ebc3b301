import { fold as foldOfServer } from '@touchline/mocks/fold';
import { fold } from '@touchline/ui/fold';
import { expect, test } from 'vitest';

/**
 * The mock back end stands for a server and imports no package that draws, so that it folds by itself.
 */
test.each([
  'Şanlıurfa',
  'İnegöl Kafkasspor',
  'Iğdır FK',
  'Çaykur  Rizespor ',
  'ﬁnal, Straße',
  'Rüzgâr\u00A0tepe',
  'Ångström 👍🏽 ½',
])('the server folds %s as the page does (SEARCH-16)', (name) => {
  for (const typed of [
    name,
    name.normalize('NFD'),
    name.toUpperCase(),
    name.toLowerCase(),
    name.toLocaleUpperCase('tr'),
    name.toLocaleLowerCase('tr'),
  ]) {
    expect(foldOfServer(typed)).toBe(fold(typed));
  }
});
