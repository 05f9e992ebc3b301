import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Button } from '../Button/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Opens a panel beside a control, looks at it and leaves it.',
    tr: 'Bir denetimin yanında panel açar, bakar ve çıkar.',
  },
  whenToUse: [
    {
      en: 'Something additional belongs to a control and may be left without an answer.',
      tr: 'Denetime ait ek bir şey vardır ve cevapsız bırakılabilir.',
    },
  ],
  alternatives: [
    { piece: 'Menu', when: { en: 'it is a list of actions.', tr: 'bir işlem listesiyse.' } },
    {
      piece: 'Dialog',
      when: { en: 'the question must be answered.', tr: 'sorunun cevaplanması gerekiyorsa.' },
    },
    {
      piece: 'Tooltip',
      when: { en: 'it is one short text without controls.', tr: 'denetimsiz kısa bir metinse.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Trigger', tr: 'Tetik' },
      is: { en: 'the control beside which it opens.', tr: 'yanında açıldığı denetim.' },
    },
    {
      name: { en: 'Panel', tr: 'Panel' },
      is: {
        en: 'flips and moves to stay on the screen; covers a phone if asked to.',
        tr: 'ekranda kalmak için döner ve kayar; istenirse telefonu kaplar.',
      },
    },
    {
      name: { en: 'Focus', tr: 'Odak' },
      is: {
        en: 'stays inside, even when the focused control goes away.',
        tr: 'içeride kalır, odaktaki denetim kaybolsa bile.',
      },
    },
  ],
  faces: ['Open', 'FullScreenOnAPhone', 'LongTurkish'],
  frame: { widths: [560], height: 380 },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: { en: 'On the trigger, opens it.', tr: 'Tetikte paneli açar.' },
    },
    keys.trapped,
    keys.escape,
  ],
  screenReader: [
    {
      en: 'Read as a dialog with the name in `label`.',
      tr: '`label` adıyla iletişim kutusu olarak okunur.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'It stands beside what it belongs to.',
          tr: 'Ait olduğu şeyin yanında durur.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Button variant="outlined">
              {say({ en: 'Remove all messages', tr: 'Bütün mesajları kaldır' })}
            </Button>
            {say({ en: 'Are you sure?', tr: 'Emin misiniz?' })}
          </Row>
        ),
        because: {
          en: 'A question that matters needs a `Dialog`; a press outside would dismiss it here.',
          tr: 'Önemli soru `Dialog` ister; burada dışarı basmak onu kapatırdı.',
        },
      },
    },
  ],
};
