import { keys } from '#storybook/docs/keys.ts';
import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { Row } from '#storybook/docs/Row.tsx';
import { Avatar } from '../../Avatar/index.ts';
import { Button } from '../../Button/index.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Opens the own account, sets the presence and signs out.',
    tr: 'Kendi hesabını açar, durumunu ayarlar ve çıkış yapar.',
  },
  whenToUse: [
    {
      en: 'Behind the avatar, in the bar or the navigation.',
      tr: 'Avatarın ardında, çubukta ya da gezinmede.',
    },
  ],
  alternatives: [
    {
      piece: 'Menu',
      when: { en: 'the actions are not those of an account.', tr: 'işlemler hesabınki değilse.' },
    },
    {
      piece: 'SettingsDrawer',
      when: { en: 'the look of the product is changed.', tr: 'ürünün görünümü değişiyorsa.' },
    },
  ],
  anatomy: [
    {
      name: { en: 'Button', tr: 'Düğme' },
      is: { en: 'avatar with the presence.', tr: 'durumuyla avatar.' },
    },
    {
      name: { en: 'Head', tr: 'Baş' },
      is: { en: 'who is signed in.', tr: 'kimin oturum açtığı.' },
    },
    {
      name: { en: 'Entries', tr: 'Öğeler' },
      is: { en: 'profile, settings, status, sign out.', tr: 'profil, ayarlar, durum, çıkış.' },
    },
  ],
  faces: ['Open', 'StatusOpen', 'Online', 'Away', 'Busy', 'Invisible', 'LongTurkish'],
  frame: { widths: [420], height: 380 },
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
      keys: ['ArrowRight', 'ArrowLeft'],
      does: {
        en: 'Opens the statuses, or leaves them.',
        tr: 'Durumları açar ya da onlardan çıkar.',
      },
    },
    { keys: ['Enter', 'Space'], does: { en: 'Chooses the entry.', tr: 'Öğeyi seçer.' } },
    keys.escape,
  ],
  screenReader: [
    {
      en: 'The button is named by the person and the presence; the statuses are options.',
      tr: 'Düğmenin adı kişi ve durumdur; durumlar seçenektir.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Open',
        because: {
          en: 'Signing out is the last entry, apart from the others.',
          tr: 'Çıkış son öğedir, ötekilerden ayrıdır.',
        },
      },
      dont: {
        shows: (say) => (
          <Row>
            <Avatar name="Ada Brown" isDecorative />
            <Button variant="danger">{say({ en: 'Sign out', tr: 'Çıkış yap' })}</Button>
          </Row>
        ),
        because: {
          en: 'The rarest action as the loudest button of the bar.',
          tr: 'En seyrek işlem, çubuğun en gürültülü düğmesi.',
        },
      },
    },
  ],
};
