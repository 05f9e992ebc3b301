import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import '@touchline/ui/fonts.css';
import '@touchline/ui/theme';
import { App } from './App.tsx';
import { startTranslations } from './i18n/i18n.ts';
import { startWithShell } from './firstView.ts';
import { askForPage, settleAddress } from './routes.ts';
import { followHistory, locationAtom } from './shell/address.ts';
import { watchLeaving } from './shell/newBuild.ts';
import { restoreSession, watchSession } from './session/session.ts';
import { store } from './store.ts';

watchSession();
settleAddress();
followHistory(createBrowserHistory({ v5Compat: true }));
watchLeaving((stay) => store.sub(locationAtom, stay));
startWithShell();
const session = restoreSession().then(() => askForPage(location.pathname));
// Not awaited here: what is fetched meanwhile imports from the file this is in, and would wait for it.
void Promise.all([startTranslations(), session]).then(() => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  // From here on React owns the title.
  document.querySelector('title')?.remove();
  // In slices: the static shell goes on answering to scrolling meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
});
