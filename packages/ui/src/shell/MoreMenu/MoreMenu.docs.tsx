import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { BarButton } from '../BarButton/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Finds the tools for which the top bar has no room.',
    tr: 'Üst çubuğa sığmayan araçları bulur.',
  },
  whenToUse: [
    { en: 'Below 960 px, at the end of the bar.', tr: '960 px altında, çubuğun sonunda.' },
  ],
  alternatives: [
    { piece: 'BarButton', when: { en: 'there is room in the bar.', tr: 'çubukta yer varsa.' } },
    {
      piece: 'Menu',
      when: {
        en: 'the actions belong to one thing and not to the bar.',
        tr: 'işlemler çubuğa değil tek şeye aitse.',
      },
    },
  ],
  anatomy: [
    { name: { en: 'Button', tr: 'Düğme' }, is: { en: 'three dots.', tr: 'üç nokta.' } },
    {
      name: { en: 'Entries', tr: 'Öğeler' },
      is: { en: 'in the order of the bar.', tr: 'çubuktaki sırayla.' },
    },
    {
      name: { en: 'Languages', tr: 'Diller' },
      is: {
        en: 'as options, with the present one marked.',
        tr: 'seçenek olarak, geçerli olan işaretli.',
      },
    },
  ],
  faces: ['Open', 'OnATablet', 'TurkishRightToLeft'],
  frame: { widths: [420], height: 500 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the button, opens the menu.', tr: 'Düğmede menüyü açar.' },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: { en: 'Moves through the entries.', tr: 'Öğeler arasında gezer.' },
    },
    {
      keys: ['Enter', 'Space'],
      does: { en: 'Does what the entry says.', tr: 'Öğenin dediğini yapar.' },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'Read as a menu; languages are options that say which one is chosen.',
      tr: 'Menü olarak okunur; diller, hangisinin seçili olduğunu söyleyen seçeneklerdir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'It holds exactly what the bar does not show.',
          tr: 'Tam olarak çubuğun göstermediklerini tutar.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <BarButton
              icon={EllipsisVerticalIcon}
              label={say({ en: 'More', tr: 'Diğer' })}
              onPress={() => undefined}
            />
            <BarButton
              icon={EllipsisVerticalIcon}
              label={say({ en: 'Even more', tr: 'Daha da diğer' })}
              onPress={() => undefined}
            />
          </Row>
        ),
        because: {
          en: 'Two menus of more: nobody knows what is in which.',
          tr: 'İki “diğer” menüsü: hangisinde ne var bilinmez.',
        },
      },
    },
  ],
};
