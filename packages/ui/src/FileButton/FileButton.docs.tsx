import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { FileButton } from './FileButton.tsx';

export const docs: PieceDocs = {
  purpose: { en: 'Chooses a file of this device.', tr: 'Bu cihazdan bir dosya seçer.' },
  whenToUse: [
    {
      en: 'A page takes one file, such as the crest of a school.',
      tr: 'Sayfa tek bir dosya alır, örneğin bir okulun arması.',
    },
  ],
  alternatives: [
    {
      piece: 'Button',
      when: { en: 'no file is needed.', tr: 'dosya gerekmiyorsa.' },
    },
    {
      piece: 'TextField',
      when: {
        en: 'the picture has an address on the web.',
        tr: 'resmin internette bir adresi varsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Button', tr: 'Düğme' },
      is: { en: 'opens the dialog of the system.', tr: 'sistemin iletişim kutusunu açar.' },
    },
  ],
  faces: ['Usual', 'Dark', 'Disabled'],
  keyboard: [
    keys.tab,
    {
      keys: ['Enter', 'Space'],
      does: { en: 'Opens the dialog of the system.', tr: 'Sistemin iletişim kutusunu açar.' },
    },
  ],
  screenReader: [
    {
      en: 'Read as a button with its words; the file input behind it is hidden.',
      tr: 'Sözleriyle düğme olarak okunur; ardındaki dosya alanı gizlidir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <FileButton acceptedFileTypes={['image/png']} onSelect={() => {}}>
            {say({ en: 'Choose a picture', tr: 'Resim seç' })}
          </FileButton>
        ),
        because: { en: 'The words name what is wanted.', tr: 'Sözler isteneni söyler.' },
      },
      dont: {
        shows: (say) => (
          <FileButton acceptedFileTypes={['image/png']} onSelect={() => {}}>
            {say({ en: 'Browse', tr: 'Gözat' })}
          </FileButton>
        ),
        because: { en: 'Nobody knows what for.', tr: 'Ne için olduğu anlaşılmaz.' },
      },
    },
  ],
};
