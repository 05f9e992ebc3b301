import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Does a task in a panel at the edge, and comes back to the page as it was.',
    tr: 'Kenardaki panelde bir iş yapar ve sayfaya bıraktığı gibi döner.',
  },
  whenToUse: [
    {
      en: 'A task has several fields and belongs to the page behind it.',
      tr: 'İş birkaç alanlıdır ve arkadaki sayfaya aittir.',
    },
  ],
  alternatives: [
    { piece: 'Dialog', when: { en: 'it is one question.', tr: 'tek bir soruysa.' } },
    {
      piece: 'Popover',
      when: { en: 'it is short and belongs to one control.', tr: 'kısa ve tek denetime aitse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Header', tr: 'Üst' },
      is: {
        en: 'title and close button, always in view.',
        tr: 'başlık ve kapatma düğmesi, hep görünür.',
      },
    },
    {
      name: { en: 'Body', tr: 'Gövde' },
      is: { en: 'scrolls by itself.', tr: 'kendi içinde kayar.' },
    },
    {
      name: { en: 'Footer', tr: 'Alt' },
      is: { en: 'optional, stays in view below.', tr: 'isteğe bağlı, altta görünür kalır.' },
    },
    {
      name: { en: 'Backdrop', tr: 'Perde' },
      is: {
        en: 'dims the page, or leaves its colours with `clear`.',
        tr: 'sayfayı karartır ya da `clear` ile renklerini bırakır.',
      },
    },
  ],
  faces: ['Open', 'WithFooter', 'AtTheStart', 'FillsAPhone', 'LongTurkish'],
  frame: { widths: [900], height: 560 },
  keyboard: [
    keys.trapped,
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the cross, closes it.', tr: 'Çarpıda onu kapatır.' },
    },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'Read as a dialog with its title; the page behind is hidden meanwhile.',
      tr: 'Başlığıyla iletişim kutusu olarak okunur; arkadaki sayfa bu sırada gizlidir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'WithFooter',
        because: {
          en: 'The button that ends the task stays in view.',
          tr: 'İşi bitiren düğme görünür kalır.',
        },
      },
      dont: {
        shows: (say) => (
          <Card
            title={say({ en: 'Remove this message?', tr: 'Bu mesaj kaldırılsın mı?' })}
            titleLevel={3}
          >
            <Row>
              <Button variant="outlined">{say({ en: 'Keep it', tr: 'Kalsın' })}</Button>
              <Button variant="danger">{say({ en: 'Remove', tr: 'Kaldır' })}</Button>
            </Row>
          </Card>
        ),
        because: {
          en: 'One question in a whole panel: use a `Dialog`.',
          tr: 'Koca panelde tek soru: `Dialog` kullanın.',
        },
      },
    },
  ],
};
