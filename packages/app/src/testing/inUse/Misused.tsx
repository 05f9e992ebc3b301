import type { LayoutName } from '@touchline/layouts/layoutNames';
import type { NavigationItem } from '@touchline/navigation/model';
import { Button } from '@touchline/ui/Button';
import { Table } from '@touchline/ui/Table';
import { TextField } from '@touchline/ui/TextField';
import { useState, type ReactNode } from 'react';
import { PageBody } from '#platform/page/PageBody.tsx';
import { heading } from '#platform/page/PageTitle.css.ts';
import { layoutConfigs } from '../gallery/layoutConfigs.ts';
import { Specimen, type SpecimenProps } from '../gallery/Specimen.tsx';
import type { GalleryLanguage } from '../gallery/texts.ts';
import { colouredHeader } from './Misused.css.ts';

/** The words of these pages, which are no texts of the product. */
export const allTexts = {
  en: {
    pages: ['Home', 'Matches', 'Favourites'],
    longPages: [
      'Approval of the registrations',
      'Certificates of the physicians',
      'Availability of the playing fields',
    ],
    group: (number: number) => `Department ${number}`,
    page: (number: number) => `Page ${number}`,
    results: 'Results of the season',
    team: 'Team',
    week: (number: number) => `Week ${number}`,
    empty: 'No results',
    loading: 'Loading the results',
    little: 'Ask the office of your school.',
    contact: 'Contact',
    season: 'Season 2026',
    note: 'Your note',
    change: 'Change the layout',
  },
  tr: {
    pages: ['Ana sayfa', 'Karşılaşmalar', 'Favoriler'],
    longPages: [
      'Kayıt başvurularının onayı',
      'Hekim raporlarının doğrulanması',
      'Oyun alanlarının uygunluğu',
    ],
    group: (number: number) => `${number}. birim`,
    page: (number: number) => `${number}. sayfa`,
    results: 'Sezonun sonuçları',
    team: 'Takım',
    week: (number: number) => `${number}. hafta`,
    empty: 'Sonuç yok',
    loading: 'Sonuçlar yükleniyor',
    little: 'Okulunuzun ofisine sorun.',
    contact: 'İletişim',
    season: '2026 sezonu',
    note: 'Notunuz',
    change: 'Yerleşimi değiştir',
  },
} as const satisfies Record<GalleryLanguage, object>;

type Texts = (typeof allTexts)[GalleryLanguage];

const pageIcons = ['home', 'trophy', 'star'];

function entriesOf(titles: readonly string[]): NavigationItem[] {
  return titles.map((title, index) => ({
    id: `page-${index}`,
    type: 'basic',
    title,
    icon: pageIcons[index % pageIcons.length],
    link: index === 0 ? '/home' : `/page-${index}`,
  }));
}

function numbered(count: number, titleOf: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => titleOf(index + 1));
}

function groupsOf(texts: Texts): NavigationItem[] {
  const pages = entriesOf(numbered(40, texts.page));
  return numbered(6, texts.group).map((title, index) => ({
    id: `group-${index}`,
    type: 'group',
    title,
    children: pages.slice(index * 7, index * 7 + 7),
  }));
}

interface Result {
  id: string;
  team: string;
}

const teams: readonly Result[] = ['Northgate School', 'Göztepe Fen Lisesi', 'Harbour View'].map(
  (team) => ({ id: team, team }),
);

function WideTable({ texts }: { texts: Texts }) {
  const weeks = numbered(20, texts.week).map((title, week) => ({
    id: `week-${week}`,
    title,
    align: 'end' as const,
    cell: ({ team }: Result) => (team.length + week * 3) % 7,
  }));
  return (
    <PageBody>
      <h1 className={heading}>{texts.results}</h1>
      <Table
        label={texts.results}
        columns={[{ id: 'team', title: texts.team, cell: ({ team }) => team }, ...weeks]}
        rows={teams}
        empty={texts.empty}
        loadingLabel={texts.loading}
        narrow="scroll"
      />
    </PageBody>
  );
}

function Note({ texts }: { texts: Texts }) {
  return (
    <PageBody isNarrow>
      <h1 className={heading}>{texts.contact}</h1>
      <TextField label={texts.note} />
    </PageBody>
  );
}

/** What each layout is the wrong one for, as its page of documentation says. */
const misuses: Record<LayoutName, (texts: Texts) => Partial<SpecimenProps>> = {
  empty: () => ({}),
  centered: (texts) => ({ children: <WideTable texts={texts} /> }),
  enterprise: ({ contact, little }) => ({
    children: (
      <PageBody isNarrow>
        <h1 className={heading}>{contact}</h1>
        <p>{little}</p>
      </PageBody>
    ),
  }),
  material: ({ season }) => ({
    children: (
      <header className={colouredHeader}>
        <h1 className={heading}>{season}</h1>
      </header>
    ),
  }),
  modern: ({ page }) => ({ entries: entriesOf(numbered(12, page)) }),
  classic: ({ pages }) => ({ entries: entriesOf(pages) }),
  classy: () => ({ isVisitor: true }),
  compact: ({ longPages }) => ({ entries: entriesOf(longPages) }),
  dense: () => ({}),
  futuristic: () => ({}),
  thin: (texts) => ({ entries: groupsOf(texts) }),
};

export interface MisusedProps {
  layout: LayoutName;
  language: GalleryLanguage;
}

/** For pages of documentation: a layout, live, where another is the better choice. */
export function Misused({ layout, language }: MisusedProps) {
  return <InLayout name={layout} language={language} {...misuses[layout](allTexts[language])} />;
}

/** Two layouts in turn instead of one frame: each change draws the page anew, and what was typed is lost. */
export function TwoFrames({ language }: Pick<MisusedProps, 'language'>) {
  const [layout, setLayout] = useState<LayoutName>('classy');
  const texts = allTexts[language];
  return (
    <InLayout key={layout} name={layout} language={language}>
      <Note texts={texts} />
      <Button onPress={() => setLayout(layout === 'classy' ? 'modern' : 'classy')}>
        {texts.change}
      </Button>
    </InLayout>
  );
}

interface InLayoutProps extends Omit<SpecimenProps, 'config'> {
  name: LayoutName;
  children?: ReactNode;
}

function InLayout({ name, ...rest }: InLayoutProps) {
  const config = layoutConfigs.get(name);
  return config ? <Specimen config={config} {...rest} /> : null;
}
