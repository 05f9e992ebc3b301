import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { FieldSkeleton } from './FieldSkeleton.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Sees where a field will be, a moment before it is there.',
    tr: 'Alan gelmeden hemen önce nerede olacağını görür.',
  },
  whenToUse: [
    { en: 'The code of a field arrives after the page.', tr: 'Alanın kodu sayfadan sonra gelir.' },
  ],
  alternatives: [
    {
      piece: 'Skeleton',
      when: { en: 'it is text or a picture that loads.', tr: 'yüklenen metin ya da resimse.' },
    },
    { piece: 'TextField', when: { en: 'the field is there.', tr: 'alan oradaysa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Label', tr: 'Etiket' },
      is: {
        en: 'shown from the start, so that nothing changes its place.',
        tr: 'baştan gösterilir; hiçbir şey yer değiştirmez.',
      },
    },
    {
      name: { en: 'Box', tr: 'Kutu' },
      is: { en: 'as high as the field.', tr: 'alan kadar yüksek.' },
    },
  ],
  faces: ['Face'],
  keyboard: 'none',
  screenReader: [
    {
      en: 'Hidden from screen readers; the field is read when it comes.',
      tr: 'Ekran okuyuculardan gizlidir; alan gelince okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => <FieldSkeleton label={say({ en: 'Email', tr: 'E-posta' })} />,
        because: { en: 'The same label as the field.', tr: 'Alanla aynı etiket.' },
      },
      dont: {
        shows: (say) => <FieldSkeleton label={say({ en: 'Loading…', tr: 'Yükleniyor…' })} />,
        because: {
          en: 'Another text flickers when the field comes.',
          tr: 'Başka bir metin alan gelince titrer.',
        },
      },
    },
  ],
};
