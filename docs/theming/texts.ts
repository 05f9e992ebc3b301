import type { LocalizedText } from '#storybook/docs/pieceDocs.ts';

/** The texts of the tables of tokens. */
export const texts = {
  tokens: { en: 'Tokens', tr: 'Değerler' },
  token: { en: 'Token', tr: 'Değer adı' },
  light: { en: 'Light', tr: 'Açık' },
  dark: { en: 'Dark', tr: 'Koyu' },
  on: { en: 'on', tr: '· yüzey:' },
  enough: { en: 'enough', tr: 'yeterli' },
  tooLow: { en: 'too low', tr: 'çok düşük' },
  run: { en: 'Run', tr: 'Koştur:' },
  fullTime: { en: 'Full time at the school ground', tr: 'Okul sahasında maç sona erdi' },
  afterNinetyMinutes: { en: 'after ninety minutes', tr: 'doksan dakikanın ardından' },
} as const satisfies Record<string, LocalizedText>;
