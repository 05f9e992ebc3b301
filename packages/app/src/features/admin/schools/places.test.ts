import { expect, test } from 'vitest';
import { countriesIn, languagesIn } from './places.ts';

test.each([
  ['en', 'Türkiye', 'Turkish', 'Afrikaans'],
  ['tr', 'Türkiye', 'Türkçe', 'Afrikaanca'],
])(
  'countries and languages have names in %s, each once',
  (language, country, turkish, afrikaans) => {
    const countries = countriesIn(language);
    const languages = languagesIn(language);
    expect(countries).toContainEqual({ id: 'TR', label: country });
    expect(languages).toContainEqual({ id: 'tr', label: turkish });
    expect(languages).toContainEqual({ id: 'af', label: afrikaans });
    expect(languages.length).toBeGreaterThan(150);
    for (const list of [countries, languages]) {
      expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
    }
  },
);
