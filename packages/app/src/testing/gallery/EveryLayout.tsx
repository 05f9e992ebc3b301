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
}

/** Live miniatures of all layouts in all themes and schemes. */
export function EveryLayout({ language: firstLanguage }: EveryLayoutProps) {
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
              <a
                className={styles.storiesLink}
                href={`./?path=/story/layouts-${config.name}--phone`}
                target="_top"
              >
                {`Stories of ${config.name}`}
              </a>
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
                    href={`./?path=/story/gallery-everylayout--full-size&args=layout:${config.name}&globals=theme:${theme};scheme:${scheme};language:${language}`}
                  />
                )),
              )}
            </div>
          </section>
        ))}
    </main>
  );
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
