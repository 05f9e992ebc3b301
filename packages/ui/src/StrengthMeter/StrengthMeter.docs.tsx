import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees while typing whether a password is strong enough.',
    tr: 'Yazarken parolanın yeterince güçlü olup olmadığını görür.',
  },
  whenToUse: [{ en: 'A new password is chosen.', tr: 'Yeni bir parola seçilir.' }],
  alternatives: [
    { piece: 'ProgressBar', when: { en: 'a task goes on.', tr: 'bir iş sürüyorsa.' } },
    {
      piece: 'TextField',
      when: {
        en: 'the password is only asked for, not chosen.',
        tr: 'parola seçilmiyor, yalnız soruluyorsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Bars', tr: 'Çubuklar' },
      is: { en: 'as many as the strength.', tr: 'güç kadar.' },
    },
    {
      name: { en: 'Words', tr: 'Sözler' },
      is: { en: 'the strength and what would help.', tr: 'güç ve neyin yardımcı olacağı.' },
    },
  ],
  faces: ['Nothing', 'Weak', 'Fair', 'Strong', 'LongTurkish'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'The words are announced when they change, not at each letter.',
      tr: 'Sözler her harfte değil, değiştiklerinde duyurulur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <StrengthMeter
            strength="weak"
            label={say({ en: 'Weak: add a word or two', tr: 'Zayıf: bir iki sözcük ekleyin' })}
          />
        ),
        because: { en: 'It says what would help.', tr: 'Neyin yardımcı olacağını söyler.' },
      },
      dont: {
        shows: () => <StrengthMeter strength="weak" label="1/3" />,
        because: { en: 'A number is no advice.', tr: 'Sayı öğüt değildir.' },
      },
    },
  ],
};
