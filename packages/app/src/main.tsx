import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserHistory } from 'history';
import '@touchline/ui/fonts.css';
import '@touchline/ui/theme';
import '#static/static.css.ts';
import { App } from './App.tsx';
import { startTranslations } from '#platform/language/i18n.ts';
import { startWithShell } from '#platform/startup/firstView.ts';
import { inTime } from '#platform/loading/inTime.ts';
import { askForPage, findRoute, preloadPage, settleAddress } from '#router/routes.ts';
import { followHistory, locationAtom } from '#platform/address/address.ts';
import { bringLayout, layoutOf } from '#router/layoutOf.ts';
import { watchLeaving } from '#platform/loading/newBuild.ts';
import { restoreSession, watchSession } from '#session/session.ts';
import { store } from '#platform/store.ts';

watchSession();
settleAddress();
watchLeaving((stay) => store.sub(locationAtom, stay));
const { guard } = findRoute(location.pathname);
const session = restoreSession().then(() => {
  settleAddress();
  askForPage(location.pathname);
});
// Whom a guard leads on needs what is there.
const frame = guard ? session.then(bringFrame) : bringFrame();
// Not awaited here: what is fetched meanwhile imports from the file this is in, and would wait for it.
void Promise.all([startTranslations(), session, frame]).then(() => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  followHistory(createBrowserHistory(), bringLayout);
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

/** What has to be there before the first drawing: the layout or, where that shows nothing, the page. */
function bringFrame(): Promise<unknown> | undefined {
  if (layoutOf(location) === 'empty') return inTime(preloadPage(findRoute(location.pathname)));
  startWithShell();
  return bringLayout(location);
}
