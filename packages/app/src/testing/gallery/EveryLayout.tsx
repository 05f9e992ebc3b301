import { StorybookLink } from '#storybook/docs/StorybookLink.tsx';
import { layoutNames } from '@touchline/layouts/layoutNames';
import { Select } from '@touchline/ui/Select';
import { themes } from '@touchline/ui/theme';
import { useState } from 'react';
import { parseLanguage } from '#platform/language/languages.ts';
import { offeredLanguages } from '#platform/language/offeredLanguages.ts';
import { Miniature } from './Miniature.tsx';
import { layoutConfigs } from './layoutConfigs.ts';
import type { GalleryLanguage } from './texts.ts';
import * as styles from './gallery.css.ts';

const schemes = ['light', 'dark'] as const;

/** The page's own texts, which are no texts of the product. */
const pageTexts = {
  en: {
    title: 'Every layout, live',
    introduction:
      'Each miniature is this window in small: choose another width in the toolbar and all follow. A press opens the product in that layout.',
    layout: 'Layout',
    theme: 'Theme',
    scheme: 'Scheme',
    language: 'Language',
    all: 'all',
    light: 'light',
    dark: 'dark',
    stories: (layout: string) => `Stories of ${layout}`,
  },
  tr: {
    title: 'Bütün yerleşimler, canlı',
    introduction:
      'Her küçük resim bu pencerenin küçüğüdür: araç çubuğunda başka bir genişlik seçin, hepsi ona uyar. Basınca ürün o yerleşimde açılır.',
    layout: 'Yerleşim',
    theme: 'Tema',
    scheme: 'Renk düzeni',
    language: 'Dil',
    all: 'tümü',
    light: 'açık',
    dark: 'koyu',
    stories: (layout: string) => `${layout} hikâyeleri`,
  },
} as const satisfies Record<GalleryLanguage, object>;

export interface EveryLayoutProps {
  /** The initial language; the page has its own control. */
  language: GalleryLanguage;
  /** Of the toolbar, which the manager takes from the address of a miniature. */
  direction: string;
  /** Of the toolbar; empty for none. */
  viewport: string;
  /** The draft of the theme studio; empty for none. */
  draft: string;
}

/** Live miniatures of all layouts in all themes and schemes. */
export function EveryLayout({
  language: firstLanguage,
  direction,
  viewport,
  draft,
}: EveryLayoutProps) {
  const [layout, setLayout] = useState('all');
  const [theme, setTheme] = useState('all');
  const [scheme, setScheme] = useState('all');
  const [language, setLanguage] = useState(firstLanguage);
  const texts = pageTexts[firstLanguage];
  const all = { id: 'all', label: texts.all };
  const shownThemes = themes.filter((name) => theme === 'all' || name === theme);
  const shownSchemes = schemes.filter((name) => scheme === 'all' || name === scheme);
  return (
    <main className={styles.gallery}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.introduction}>{texts.introduction}</p>
      <div className={styles.filters}>
        <Filter
          label={texts.layout}
          options={[all, ...optionsOf(layoutNames)]}
          value={layout}
          onChange={setLayout}
        />
        <Filter
          label={texts.theme}
          options={[all, ...optionsOf(themes)]}
          value={theme}
          onChange={setTheme}
        />
        <Filter
          label={texts.scheme}
          options={[all, ...schemes.map((id) => ({ id, label: texts[id] }))]}
          value={scheme}
          onChange={setScheme}
        />
        <div className={styles.filter}>
          <Select
            label={texts.language}
            placeholder={texts.language}
            options={offeredLanguages}
            value={language}
            onChange={(id) => setLanguage(parseLanguage(id))}
          />
        </div>
      </div>
      {[...layoutConfigs.values()]
        .filter(({ name }) => layout === 'all' || name === layout)
        .map((config) => (
          <section key={config.name}>
            <div className={styles.heading}>
              <h2 className={styles.layoutName}>{config.name}</h2>
              <StorybookLink
                to="story"
                id={`layouts-in-use-${config.name}--home-on-a-phone`}
                className={styles.storiesLink}
              >
                {texts.stories(config.name)}
              </StorybookLink>
            </div>
            <div className={styles.tiles}>
              {shownSchemes.flatMap((scheme) =>
                shownThemes.map((theme) => (
                  <Miniature
                    key={`${theme} ${scheme}`}
                    config={config}
                    theme={theme}
                    scheme={scheme}
                    language={language}
                    href={addressOf(config.name, {
                      theme,
                      scheme,
                      language,
                      'viewport.value': viewport,
                      direction,
                      draft,
                    })}
                  />
                )),
              )}
            </div>
          </section>
        ))}
    </main>
  );
}

/** The address of a layout in full size, which sets the toolbar anew. */
function addressOf(layout: string, toolbar: Readonly<Record<string, string>>): string {
  const globals = Object.entries(toolbar)
    .filter(([, value]) => value)
    .map((pair) => pair.join(':'));
  return `./?path=/story/gallery-everylayout--full-size&args=layout:${layout}&globals=${globals.join(';')}`;
}

interface Option {
  id: string;
  label: string;
}

/** Names of the code, which are the same in all languages. */
function optionsOf(names: readonly string[]): Option[] {
  return names.map((id) => ({ id, label: id }));
}

interface FilterProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

function Filter(select: FilterProps) {
  return (
    <div className={styles.filter}>
      <Select {...select} placeholder={select.label} />
    </div>
  );
}
