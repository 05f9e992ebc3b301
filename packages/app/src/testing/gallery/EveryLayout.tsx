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
  const shownThemes = themes.filter((name) => theme === 'all' || name === theme);
  const shownSchemes = schemes.filter((name) => scheme === 'all' || name === scheme);
  return (
    <main className={styles.gallery}>
      <h1 className={styles.title}>Every layout, live</h1>
      <p className={styles.introduction}>
        Each miniature is this window in small: choose another width in the toolbar and all follow.
        A press opens it in full size.
      </p>
      <div className={styles.filters}>
        <Filter label="Layout" names={layoutNames} value={layout} onChange={setLayout} />
        <Filter label="Theme" names={themes} value={theme} onChange={setTheme} />
        <Filter label="Scheme" names={schemes} value={scheme} onChange={setScheme} />
        <div className={styles.filter}>
          <Select
            label="Language"
            placeholder="Language"
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
                id={`layouts-${config.name}--phone`}
                className={styles.storiesLink}
              >
                {`Stories of ${config.name}`}
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

interface FilterProps {
  label: string;
  names: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Filter({ names, ...select }: FilterProps) {
  return (
    <div className={styles.filter}>
      <Select
        {...select}
        placeholder={select.label}
        options={['all', ...names].map((id) => ({ id, label: id }))}
      />
    </div>
  );
}
