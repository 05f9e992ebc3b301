import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Banner } from '../Banner/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Fills in fields, sends them and is led to what is wrong.',
    tr: 'Alanları doldurur, gönderir ve yanlış olana götürülür.',
  },
  whenToUse: [
    {
      en: 'Fields belong together and are sent at once.',
      tr: 'Alanlar bir bütündür ve birlikte gönderilir.',
    },
  ],
  alternatives: [
    {
      piece: 'SettingsDrawer',
      when: {
        en: 'each choice takes effect by itself.',
        tr: 'her seçim tek başına etkili oluyorsa.',
      },
    },
    {
      piece: 'SearchField',
      when: { en: 'there is one field for a search.', tr: 'tek bir arama alanı varsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Fields', tr: 'Alanlar' },
      is: {
        en: 'each with its label, hint and error.',
        tr: 'her biri etiketi, ipucu ve hatasıyla.',
      },
    },
    {
      name: { en: 'Summary', tr: 'Özet' },
      is: { en: 'the error of the whole form, above it.', tr: 'formun tümünün hatası, üstünde.' },
    },
    {
      name: { en: 'Submit button', tr: 'Gönderme düğmesi' },
      is: { en: 'a `Button` with `type="submit"`.', tr: '`type="submit"` olan bir `Button`.' },
    },
  ],
  faces: ['Untouched', 'WithFormError', 'WithServerErrors', 'LongTurkish'],
  keyboard: [
    keys.tabThrough,
    {
      keys: ['Enter'],
      does: {
        en: 'In a field of one line, sends the form.',
        tr: 'Tek satırlık alanda formu gönderir.',
      },
    },
  ],
  screenReader: [
    {
      en: 'After a refusal the focus goes to the first wrong field or to the summary, whose error is read.',
      tr: 'Geri çevrilince odak ilk yanlış alana ya da özete gider ve hata okunur.',
    },
    {
      en: 'Each error belongs to its field and is read with it.',
      tr: 'Her hata kendi alanına aittir ve onunla okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'WithServerErrors',
        because: {
          en: 'Errors stand at their fields and stay until the value changes.',
          tr: 'Hatalar kendi alanlarında durur ve değer değişene dek kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Banner
              tone="danger"
              title={say({ en: 'Some fields are wrong.', tr: 'Bazı alanlar yanlış.' })}
            />
          </Row>
        ),
        because: {
          en: 'Nobody learns which field, or why.',
          tr: 'Hangi alanın neden yanlış olduğu anlaşılmıyor.',
        },
      },
    },
  ],
};
