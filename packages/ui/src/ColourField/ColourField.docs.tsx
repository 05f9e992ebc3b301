import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { ColourField } from './ColourField.tsx';
import { tokensByTheme } from '../theme/values/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Types a colour or picks it behind the sample.',
    tr: 'Bir renk yazar ya da örneğin arkasından seçer.',
  },
  whenToUse: [
    {
      en: 'A school chooses the colours of its crest; a theme is made.',
      tr: 'Okul armasının renklerini seçer; bir tema yapılır.',
    },
  ],
  alternatives: [
    {
      piece: 'RadioGroup',
      when: {
        en: 'only a few given colours are allowed.',
        tr: 'yalnız verilen birkaç renge izin varsa.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Field', tr: 'Alan' },
      is: { en: 'the value as `#rrggbb`.', tr: '`#rrggbb` biçiminde değer.' },
    },
    {
      name: { en: 'Sample', tr: 'Örnek' },
      is: { en: 'a button that opens the picker.', tr: 'seçiciyi açan düğme.' },
    },
    {
      name: { en: 'Picker', tr: 'Seçici' },
      is: {
        en: 'an area for saturation and brightness, and a hue slider; with `labels.alpha` the alpha as a slider and in percent.',
        tr: 'doygunluk ve parlaklık alanı ile ton kaydırıcısı; `labels.alpha` ile kaydırıcı ve yüzde olarak saydamlık.',
      },
    },
  ],
  faces: ['Filled', 'LetsThrough', 'WithError', 'Disabled'],
  keyboard: [
    keys.tabThrough,
    keys.type,
    {
      keys: ['Home', 'End'],
      does: {
        en: 'In the field, moves the caret to the start or the end of the value.',
        tr: 'Alanda imleci değerin başına ya da sonuna götürür.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        en: 'In the field, takes the typed value, as leaving it does.',
        tr: 'Alanda, alandan çıkmak gibi, yazılan değeri alır.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the sample, opens the picker.', tr: 'Örnekte seçiciyi açar.' },
    },
    {
      keys: ['Arrow keys'],
      does: { en: 'In the picker, move the thumb.', tr: 'Seçicide tutamağı oynatır.' },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'The sample is a button named by `labels.choose` and the label; area and slider say their values as they change.',
      tr: 'Örnek, `labels.choose` ve etiketle adlandırılan bir düğmedir; alan ve kaydırıcı değiştikçe değerini söyler.',
    },
  ],
  pairs: [
    {
      do: {
        shows: (say) => (
          <ColourField
            label={say({ en: 'First colour', tr: 'Birinci renk' })}
            labels={{
              choose: say({ en: 'Choose a colour', tr: 'Renk seç' }),
              area: say({ en: 'Saturation and brightness', tr: 'Doygunluk ve parlaklık' }),
              hue: say({ en: 'Hue', tr: 'Ton' }),
            }}
            value={tokensByTheme.default.primary.light}
            onChange={() => undefined}
          />
        ),
        because: {
          en: 'The label says what the colour is for.',
          tr: 'Etiket rengin ne için olduğunu söyler.',
        },
      },
      dont: {
        shows: (say) => (
          <ColourField
            label={say({ en: 'Blue', tr: 'Mavi' })}
            labels={{
              choose: say({ en: 'Choose a colour', tr: 'Renk seç' }),
              area: say({ en: 'Saturation and brightness', tr: 'Doygunluk ve parlaklık' }),
              hue: say({ en: 'Hue', tr: 'Ton' }),
            }}
            value={tokensByTheme.rose.primary.light}
            onChange={() => undefined}
          />
        ),
        because: {
          en: 'A label that names a colour is wrong after the first change.',
          tr: 'Renk adı veren etiket ilk değişiklikten sonra yanlıştır.',
        },
      },
    },
  ],
};
