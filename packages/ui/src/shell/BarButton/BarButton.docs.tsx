import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { BellAlertIcon, BellIcon } from '@heroicons/react/24/outline';
import { BarButton } from './BarButton.tsx';

export const docs: PieceDocs = {
  purpose: {
    en: 'Presses a symbol in the top bar to open a panel or switch something.',
    tr: 'Panel açmak ya da bir şeyi değiştirmek için üst çubukta bir simgeye basar.',
  },
  whenToUse: [
    {
      en: 'A tool of the whole product stands in the bar.',
      tr: 'Bütün ürünün bir aracı çubukta durur.',
    },
  ],
  alternatives: [
    {
      piece: 'IconButton',
      when: { en: 'it stands anywhere else.', tr: 'başka bir yerde duruyorsa.' },
    },
    { piece: 'Button', when: { en: 'a text fits.', tr: 'metin sığıyorsa.' } },
  ],
  anatomy: [
    {
      name: { en: 'Icon', tr: 'Simge' },
      is: { en: 'in a round target of 40 px.', tr: '40 px yuvarlak hedefte.' },
    },
    {
      name: { en: 'Badge', tr: 'Rozet' },
      is: { en: 'a count at its corner.', tr: 'köşesinde bir sayı.' },
    },
    {
      name: { en: 'Tooltip', tr: 'İpucu' },
      is: { en: 'the name, on hover and focus.', tr: 'üzerine gelince ve odaklanınca ad.' },
    },
  ],
  faces: ['Plain', 'WithBadge', 'On', 'Open', 'Disabled'],
  keyboard: [keys.tab, keys.press],
  screenReader: [
    {
      en: 'Read by `label` and the label of the badge; says whether its panel is open.',
      tr: '`label` ve rozetin etiketiyle okunur; panelin açık olup olmadığını söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <BarButton
            icon={BellIcon}
            label={say({ en: 'Notifications', tr: 'Bildirimler' })}
            tooltip={say({ en: 'Notifications', tr: 'Bildirimler' })}
            aria-haspopup="dialog"
            onPress={() => undefined}
          />
        ),
        because: {
          en: 'The tooltip shows the name that readers hear.',
          tr: 'İpucu, okuyucuların duyduğu adı gösterir.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <BarButton
              icon={BellIcon}
              label={say({ en: 'Bell', tr: 'Zil' })}
              onPress={() => undefined}
            />
            <BarButton
              icon={BellAlertIcon}
              label={say({ en: 'Bell 2', tr: 'Zil 2' })}
              onPress={() => undefined}
            />
          </Row>
        ),
        because: {
          en: 'Two bells: the names tell the drawing and not the purpose.',
          tr: 'İki zil: adlar amacı değil çizimi söylüyor.',
        },
      },
    },
  ],
};
