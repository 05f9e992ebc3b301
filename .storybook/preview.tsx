import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { reset, startMocksForStories } from '@touchline/mocks/browser';
import '@touchline/ui/fonts.css';
import { layoutNames } from '#testing/toolbars.ts';
import { languageRows, languages } from '@touchline/ui/locale';
import { schemes, themes } from '@touchline/ui/theme';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { keepFaceAsPlayed, withFaceArgs } from './docs/faceFrame.ts';
import { isVitest } from './emulateMedia.ts';
import { addonExpectedLogs } from './expectedLogs.ts';
import { ignoreOnScreenKeyboard } from './ignoreOnScreenKeyboard.ts';
import { chromaticModes, defaultPictures } from './modes.ts';
import { keepLinksInFrame } from './keepLinksInFrame.ts';
import { mountAndSettle } from './mountAndSettle.ts';
import { withAppearance } from './withAppearance.tsx';
import { viewports } from './viewports.ts';

// Lazy components need time to load on a busy machine, and pages call the mock back end after that.
configure({
  // No round number: the pictures hold every other timer of many seconds (`scripts/visual/prepare.ts`).
  asyncUtilTimeout: 60_001,
  // Without the document, which is written out with each look that finds nothing yet.
  getElementError: (message) => new Error(message ?? ''),
});

// The actions panel serialises the arguments of callbacks to JSON, and a React event refers to the
// window.
Object.defineProperty(window, 'toJSON', { value: () => 'the window' });

// The window of the tests becomes lower with each story that asks for a smaller viewport.
if (isVitest()) ignoreOnScreenKeyboard();
// In the tests a link that is followed where it should not be ends the run, which no one overlooks.
else keepLinksInFrame();

// Before React listens, which would be told of the lost focus otherwise.
keepFaceAsPlayed();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMocksForStories), addonExpectedLogs()],
  // In `beforeAll`, because loaders can call the mock back end, and the addon would start it after
  // them.
  beforeAll: async () => void (await startMocksForStories()),
  // Resets the mock back end after each story, because the loaders of the next one can call it.
  beforeEach: () => reset,
  mount: mountAndSettle,
  decorators: [withFaceArgs, withAppearance],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themes], dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: [...schemes], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((id) => ({ value: id, title: languageRows[id].name })),
        dynamicTitle: true,
      },
    },
    layout: {
      description: 'Layout of the whole product (Pages/Shell)',
      toolbar: {
        title: 'Layout',
        icon: 'sidebaralt',
        items: [...layoutNames],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'default',
    scheme: 'light',
    language: 'en',
    layout: 'classy',
    direction: 'ltr',
    // The theme that is being made in the theme studio, as text; without a button in the toolbar.
    draft: '',
  },
  parameters: {
    // React Aria's announcer may refer to a button that no longer exists.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // The panel shows what a person has to look at as well. axe describes each element that it lists,
      // which takes longer than its rules; the tests read violations alone.
      options: {
        resultTypes: isVitest() ? ['violations'] : ['violations', 'incomplete'],
        // Not all style sheets, which no rule that runs reads: axe copies them for each story.
        preload: { assets: ['media'] },
      },
    },
    chromatic: { modes: chromaticModes(defaultPictures) },
    docs: { container: DocsContainer },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start',
          'Theming',
          'Controls',
          'Shell',
          'Navigation',
          'Layouts',
          // The product in each layout before the layouts with stand-ins.
          ['In use', '*'],
          'Gallery',
          'Pages',
        ],
      },
    },
  },
});
