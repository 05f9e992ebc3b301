import { createInstance } from 'i18next';
import { Provider } from 'jotai';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryHistory } from 'history';
import { Logo } from '@touchline/ui/shell/Logo';
import { SplashScreen } from '@touchline/ui/shell/SplashScreen';
import { media } from '@touchline/ui/theme';
import { defaultLanguage, languages, type Language } from '#platform/language/languages.ts';
import { HomeFrame, HomeSkeleton } from '#features/home';
import { paths } from '#platform/paths.ts';
import { connectHistory } from '#platform/location/location.ts';
import { Shell } from '#shell/Shell.tsx';
import { store } from '#platform/store.ts';
import { staticPart } from './static.css.ts';

export { languages };

/**
 * Renders the first view without data into `index.html`: a visitor sees the shell while the code
 * loads, and the app replaces it without a layout shift.
 *
 * @param texts content of the translation file
 */
export async function shellMarkup(language: Language, texts: object): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  connectHistory(createMemoryHistory({ initialEntries: [paths.home] }));
  const html = renderToString(
    // `boot.ts` reads for which screens the navigation of the markup is right.
    <div className={staticPart} data-wide={media.md}>
      <I18nextProvider i18n={i18n}>
        <Provider store={store}>
          <Shell>
            <HomeFrame>
              <HomeSkeleton />
            </HomeFrame>
          </Shell>
        </Provider>
      </I18nextProvider>
    </div>,
  );
  // React renders the title first; the document has one already.
  return html.replace(/<title>[^<]*<\/title>/, '');
}

/**
 * The splash screen, for visits whose first view is not the static shell.
 *
 * @param label read by screen readers while loading
 */
export function splashMarkup(label: string): string {
  return renderToString(
    <SplashScreen label={label}>
      <Logo shape="full" />
    </SplashScreen>,
  );
}
