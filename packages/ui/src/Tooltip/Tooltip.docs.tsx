import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { StarIcon } from '@heroicons/react/24/outline';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './Tooltip.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Points at a control or focuses it and learns what it is for.',
    tr: 'Bir denetimin üzerine gelir ya da odaklanır ve ne işe yaradığını öğrenir.',
  },
  whenToUse: [
    {
      en: 'A control with a symbol alone has a name that is not seen.',
      tr: 'Yalnız simgesi olan denetimin görünmeyen bir adı vardır.',
    },
  ],
  alternatives: [
    {
      piece: 'Popover',
      when: {
        en: 'it has controls or must work by touch.',
        tr: 'içinde denetim varsa ya da dokunmayla çalışmalıysa.',
      },
    },
    {
      piece: 'TextField',
      when: {
        en: 'it is a hint for a field; use its description.',
        tr: 'bir alanın ipucuysa; açıklamasını kullanın.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Control', tr: 'Denetim' },
      is: { en: 'one, focusable.', tr: 'tek ve odaklanabilir.' },
    },
    {
      name: { en: 'Bubble', tr: 'Balon' },
      is: {
        en: 'beside the control and above all else, flips to stay on the screen.',
        tr: 'denetimin yanında ve her şeyin üstünde, ekranda kalmak için döner.',
      },
    },
  ],
  faces: ['Closed', 'LongTurkish'],
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        en: 'Opens it with the focus, closes it when the focus goes on.',
        tr: 'Odakla açar, odak gidince kapatır.',
      },
    },
    {
      keys: ['Escape'],
      does: { en: 'Closes it, before anything else.', tr: 'Her şeyden önce onu kapatır.' },
    },
  ],
  screenReader: [
    {
      en: 'Read as a description after the name, unless it only repeats the name.',
      tr: 'Addan sonra açıklama olarak okunur; yalnız adı yineliyorsa okunmaz.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <Tooltip text={say({ en: 'Follow this match', tr: 'Bu karşılaşmayı takip et' })}>
            <IconButton icon={StarIcon} label={say({ en: 'Follow', tr: 'Takip et' })} />
          </Tooltip>
        ),
        because: { en: 'A few words more than the name.', tr: 'Addan birkaç söz fazla.' },
      },
      dont: {
        shows: (say) => (
          <Tooltip
            text={say({
              en: 'Your changes are lost unless you save them within five minutes.',
              tr: 'Beş dakika içinde kaydetmezseniz değişiklikler kaybolur.',
            })}
          >
            <Button variant="outlined">{say({ en: 'Edit', tr: 'Düzenle' })}</Button>
          </Tooltip>
        ),
        because: {
          en: 'What matters is never seen on a phone.',
          tr: 'Önemli olan, telefonda hiç görülmez.',
        },
      },
    },
  ],
};
