import { PieceLink } from '#storybook/docs/PieceLink.tsx';
import { StorybookLink } from '#storybook/docs/StorybookLink.tsx';
import type { LocalizedText } from '#storybook/docs/pieceDocs.ts';
import { lead, link, page, title } from '#storybook/docs/docs.css.ts';
import { useToolbar } from '#storybook/docs/toolbar.ts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { pieces } from 'virtual:pieces';
import { GroupPicture, type GroupName } from './GroupPicture.tsx';
import * as styles from './start.css.ts';

interface Group {
  name: GroupName;
  /** The entry to begin with. */
  first: { to: 'docs' | 'story'; id: string };
  about: LocalizedText;
  /** Pages that are no pieces, by their ids. */
  others?: readonly { to: 'docs' | 'story'; id: string; name: string }[];
  /** Whether its picture is a story in a frame. */
  isFramed?: boolean;
  isWide?: boolean;
}

const noPages: NonNullable<Group['others']> = [];

const themingPages = ['Colours', 'Type', 'Spacing', 'Radius', 'Elevation', 'Motion', 'Breakpoints'];

const groups: readonly Group[] = [
  {
    name: 'Theming',
    first: { to: 'docs', id: 'theming-colours--docs' },
    about: {
      en: 'Colours with their contrast, type, spacing, motion, and a studio to make a theme.',
      tr: 'Karşıtlıklarıyla renkler, yazı, boşluk, hareket ve tema yapılan bir atölye.',
    },
    others: [
      { to: 'story', id: 'theming-studio--theme-studio', name: 'Studio' },
      ...themingPages.map((name) => ({
        to: 'docs' as const,
        id: `theming-${name.toLowerCase()}--docs`,
        name,
      })),
    ],
  },
  {
    name: 'Controls',
    first: { to: 'docs', id: 'controls-button--docs' },
    about: { en: 'What everything is made of.', tr: 'Her şeyin yapıldığı parçalar.' },
  },
  {
    name: 'Shell',
    first: { to: 'docs', id: 'shell-matchsearch--docs' },
    about: {
      en: 'The pieces around a page: search, panels, menus.',
      tr: 'Sayfanın çevresindeki parçalar: arama, paneller, menüler.',
    },
  },
  {
    name: 'Navigation',
    first: { to: 'docs', id: 'navigation-verticalnavigation--docs' },
    about: {
      en: 'The way to the pages: at the side, or across the top.',
      tr: 'Sayfalara giden yol: yanda ya da üstte.',
    },
    isFramed: true,
  },
  {
    name: 'Layouts',
    first: { to: 'docs', id: 'layouts-classy--docs' },
    about: {
      en: 'Eleven ways to put a page together, each at every width.',
      tr: 'Bir sayfayı kurmanın on bir yolu, her biri her genişlikte.',
    },
    isFramed: true,
  },
  {
    name: 'Gallery',
    first: { to: 'story', id: 'gallery-everylayout--miniatures' },
    about: {
      en: 'Every layout in every theme on one page.',
      tr: 'Her yerleşim her temada, tek sayfada.',
    },
  },
  {
    name: 'Pages',
    first: { to: 'story', id: 'pages-home--healthy-day' },
    about: { en: 'Whole pages with data.', tr: 'Verileriyle bütün sayfalar.' },
    isWide: true,
  },
];

/** The pages for who builds with the pieces, which belong to no group with a picture. */
const buildingPages = ['Use it in your app', 'API', 'Contract test', 'Live connection'].map(
  (name) => ({ name, id: `start-${name.toLowerCase().replaceAll(' ', '-')}--docs` }),
);

const texts = {
  title: { en: 'Find your way', tr: 'Yolunuzu bulun' },
  lead: {
    en: 'Touchline is a product of small pieces, and every state in which a person can meet a piece is a story here. Nothing on these pages is a drawing: it is the code that ships, before a mock back end that tells one healthy match day.',
    tr: 'Touchline küçük parçalardan oluşur; kişinin bir parçayla karşılaşabileceği her durum burada bir hikâyedir. Bu sayfalarda çizim yoktur: gördüğünüz, sağlıklı bir karşılaşma gününü anlatan sahte sunucunun önünde, yayımlanan kodun kendisidir.',
  },
  find: { en: 'How to find a piece', tr: 'Bir parça nasıl bulunur' },
  look: { en: 'How to look', tr: 'Nasıl bakılır' },
  build: { en: 'How to build with it', tr: 'Onunla nasıl geliştirilir' },
  building: {
    en: 'The packages in an app of your own, and what a server of your own has to answer:',
    tr: 'Paketlerin kendi uygulamanızda kullanımı ve kendi sunucunuzun vermesi gereken yanıtlar:',
  },
  missing: { en: 'What to say when something is missing', tr: 'Bir şey eksikse ne söylenir' },
} as const satisfies Record<string, LocalizedText>;

const finding: readonly LocalizedText[] = [
  {
    en: 'You know its name: press / and type it. A piece has one word, the same here, in its folder and in the code.',
    tr: 'Adını biliyorsanız: / tuşuna basıp yazın. Parçanın tek adı vardır; burada, klasöründe ve kodda aynıdır.',
  },
  {
    en: 'You see it in the product: something around every page is in Shell, the list of pages in Navigation, where the two stand in Layouts. What is in the middle is a page, made of Controls.',
    tr: 'Üründe görüyorsanız: her sayfanın çevresindekiler Shell, sayfaların listesi Navigation, ikisinin yeri Layouts altındadır. Ortadaki, Controls parçalarından yapılmış bir sayfadır.',
  },
  {
    en: 'You look for a value: Theming names every colour, length and duration by what it is for.',
    tr: 'Bir değer arıyorsanız: Theming her rengi, uzunluğu ve süreyi ne işe yaradığına göre adlandırır.',
  },
];

const looking: readonly LocalizedText[] = [
  {
    en: 'The toolbar changes theme, scheme, language and writing direction for every story and every page of documentation.',
    tr: 'Araç çubuğu her hikâye ve her belge sayfası için temayı, renk düzenini, dili ve yazı yönünü değiştirir.',
  },
  {
    en: 'A piece opens with its documentation. The stories below are first its faces, then its behaviours: each plays one thing that a person does.',
    tr: 'Parça önce belgesiyle açılır. Altındaki hikâyeler önce görünümleri, sonra davranışlarıdır: her biri kişinin yaptığı tek bir şeyi oynatır.',
  },
  {
    en: 'The Accessibility panel says what axe finds. It finds nothing, or the tests fail.',
    tr: 'Accessibility paneli axe’ın bulduklarını söyler. Bir şey bulursa testler kırmızı olur.',
  },
];

const saying: readonly LocalizedText[] = [
  {
    en: 'Name the piece, the story and the toolbar’s values; the address of the page holds all three. A state that has no story has not been thought of yet: that is worth saying too.',
    tr: 'Parçayı, hikâyeyi ve araç çubuğunun değerlerini söyleyin; sayfanın adresinde üçü de vardır. Hikâyesi olmayan durum henüz düşünülmemiştir: bunu da söylemeye değer.',
  },
];

/** The first page: a picture of each group, and a link to each piece. */
export function StartPage() {
  const { say } = useToolbar();
  return (
    <Unstyled>
      <div className={page}>
        <h1 className={title}>{say(texts.title)}</h1>
        <p className={lead}>{say(texts.lead)}</p>
        <div className={styles.groups}>
          {groups.map((group) => (
            <GroupCard key={group.name} {...group} />
          ))}
        </div>
        <TextSection heading={say(texts.find)} texts={finding} />
        <TextSection heading={say(texts.look)} texts={looking} />
        <section className={styles.texts}>
          <h2 className={styles.heading}>{say(texts.build)}</h2>
          <p>{say(texts.building)}</p>
          <ul className={styles.members}>
            {buildingPages.map(({ name, id }) => (
              <li key={id}>
                <StorybookLink to="docs" id={id}>
                  {name}
                </StorybookLink>
              </li>
            ))}
          </ul>
        </section>
        <TextSection heading={say(texts.missing)} texts={saying} />
      </div>
    </Unstyled>
  );
}

function GroupCard({
  name,
  first,
  about,
  others = noPages,
  isFramed = false,
  isWide = false,
}: Group) {
  const { say } = useToolbar();
  const picture = isFramed ? styles.framedPicture : styles.picture;
  const members = pieces.filter((piece) => piece.title.startsWith(`${name}/`));
  return (
    <section className={isWide ? styles.wideGroup : styles.group} aria-label={name}>
      <div className={isWide ? styles.widePicture : picture} aria-hidden="true" inert>
        <GroupPicture name={name} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.heading}>
          <StorybookLink to={first.to} id={first.id} className={link}>
            {name}
          </StorybookLink>
        </h2>
        <p>{say(about)}</p>
        {others.length + members.length > 0 && (
          <ul className={styles.members}>
            {others.map((other) => (
              <li key={other.id}>
                <StorybookLink to={other.to} id={other.id}>
                  {other.name}
                </StorybookLink>
              </li>
            ))}
            {members.map((piece) => (
              <li key={piece.name}>
                <PieceLink name={piece.name} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface TextSectionProps {
  heading: ReactNode;
  texts: readonly LocalizedText[];
}

function TextSection({ heading, texts }: TextSectionProps) {
  const { say } = useToolbar();
  return (
    <section className={styles.texts}>
      <h2 className={styles.heading}>{heading}</h2>
      {texts.map((text) => (
        <p key={text.en}>{say(text)}</p>
      ))}
    </section>
  );
}
