import type { Option } from '@touchline/ui/ComboBox';
import { collate } from '#platform/language/collate.ts';

/** Codes with a name that are no country: unions, tests, parts and what has been dissolved. */
const noCountries = new Set(
  'AC AN BU CP CQ CS CT DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(
    ' ',
  ),
);

/** Codes of before, whose language has another one, and Twi, which browsers call Akan. */
const oldLanguages = new Set(['in', 'iw', 'ji', 'jw', 'mo', 'sh', 'tw']);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** The countries of ISO 3166-1 with their names in a language, in its alphabetical order. */
export function countriesIn(language: string): Option[] {
  const codes = pairs.map((pair) => pair.toUpperCase());
  return namesIn(
    language,
    'region',
    codes.filter((code) => !noCountries.has(code)),
  );
}

/** The languages of ISO 639-1 with their names in a language, in its alphabetical order. */
export function languagesIn(language: string): Option[] {
  return namesIn(
    language,
    'language',
    pairs.filter((code) => !oldLanguages.has(code)),
  );
}

/** The name of a code among these; a code without a name there is its own. */
export function labelIn(options: readonly Option[], code: string): string {
  return options.find(({ id }) => id === code)?.label ?? code;
}

function namesIn(language: string, type: 'region' | 'language', codes: string[]): Option[] {
  const names = new Intl.DisplayNames([language], { type, fallback: 'none' });
  return codes
    .flatMap((id) => {
      const label = names.of(id);
      return label ? [{ id, label }] : [];
    })
    .toSorted(({ label: one }, { label: other }) => collate(language)(one, other));
}

/** The time zones of the browser, and the one that is stored, which it may know by another name. */
export function timeZones(stored: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const all = stored === '' || known.includes(stored) ? known : [...known, stored];
  return all.toSorted().map((id) => ({ id, label: id.replaceAll('_', ' ') }));
}
