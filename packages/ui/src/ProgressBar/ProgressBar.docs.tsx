import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Sees how far a task has come.', tr: 'Bir işin ne kadar ilerlediğini görür.' },
  whenToUse: [
    {
      en: 'A task takes longer than a few seconds, with a known or unknown end.',
      tr: 'İş birkaç saniyeden uzun sürer, sonu bilinir ya da bilinmez.',
    },
  ],
  alternatives: [
    {
      piece: 'Spinner',
      when: {
        en: 'the wait is short and has no known end.',
        tr: 'bekleyiş kısa ve sonu belirsizse.',
      },
    },
    {
      piece: 'Skeleton',
      when: { en: 'content is about to take the place.', tr: 'yerine içerik gelecekse.' },
    },
  ],
  anatomy: [
    { name: { en: 'Track', tr: 'Yol' }, is: { en: 'the whole task.', tr: 'işin tamamı.' } },
    {
      name: { en: 'Fill', tr: 'Dolgu' },
      is: {
        en: 'the part done; it runs along when the end is not known.',
        tr: 'yapılan kısım; son bilinmiyorsa yol boyunca koşar.',
      },
    },
  ],
  faces: ['HowLongIsNotKnown', 'NothingYet', 'PartWay', 'Complete'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Read as a progress bar with its label and the value in percent.',
      tr: 'Etiketi ve yüzde değeriyle ilerleme çubuğu olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <ProgressBar
            label={say({ en: 'Sending the pictures', tr: 'Resimler gönderiliyor' })}
            value={40}
          />
        ),
        because: { en: 'The label names the task.', tr: 'Etiket işin adını söyler.' },
      },
      dont: {
        shows: (say) => (
          <ProgressBar
            label={say({ en: 'Strength of the password', tr: 'Parolanın gücü' })}
            value={40}
          />
        ),
        because: {
          en: 'A password makes no progress: use `StrengthMeter`.',
          tr: 'Parola ilerlemez: `StrengthMeter` kullanın.',
        },
      },
    },
  ],
};
