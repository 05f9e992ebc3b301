import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserHistory } from 'history';
import '@touchline/ui/fonts.css';
import '@touchline/ui/theme';
import '#static/static.css.ts';
import { App } from './App.tsx';
import { startTranslations } from '#platform/language/i18n.ts';
import { deferPagesUntilShell } from '#platform/startup/firstView.ts';
import { withTimeout } from '#platform/loading/withTimeout.ts';
import { prefetchFirstCall, preloadPage } from '#router/prefetch.ts';
import { applyGuard, applyRedirects, findRoute } from '#router/routes.ts';
import { connectHistory, onNavigationStart } from '#platform/location/location.ts';
import { preloadLayout, layoutForPath } from '#router/routeLayout.ts';
import { reloadIfReachable, watchFailedLoads } from '#platform/loading/newBuild.ts';
import { restoreSession, connectSession } from '#session/session.ts';

connectSession();
applyRedirects();
watchFailedLoads(onNavigationStart);
const { guard } = findRoute(location.pathname);
// If its code cannot be loaded, the session stays in the storage and this visit starts as a
// visitor.
const session = withTimeout(restoreSession().catch(reloadIfReachable)).then(() => {
  applyGuard();
  prefetchFirstCall(location.pathname);
});
// A guarded page may redirect once the session is known, so its layout is loaded after that.
const frame = guard ? session.then(preloadFirstView) : preloadFirstView();
// No top-level await: chunks loaded meanwhile import from this module and would wait for it to
// finish.
void Promise.all([withTimeout(startTranslations()), session, frame]).then(() => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  connectHistory(createBrowserHistory(), preloadLayout);
  // React renders the title from now on.
  document.querySelector('title')?.remove();
  // In a transition, so that React renders in slices and the static shell still reacts to
  // scrolling.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
});

/** Loads what the first render needs: the layout or, for the empty layout, the page. */
function preloadFirstView(): Promise<unknown> | undefined {
  if (layoutForPath(location) === 'empty')
    return withTimeout(preloadPage(findRoute(location.pathname)));
  deferPagesUntilShell();
  return preloadLayout(location);
}
