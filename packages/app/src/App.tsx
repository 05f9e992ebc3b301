import { RouterProvider } from '@touchline/ui/RouterProvider';
import { Provider, useAtomValue } from 'jotai';
import { navigateTo } from '#platform/location/location.ts';
import { AppLocale } from '#platform/language/AppLocale.tsx';
import { store } from '#platform/store.ts';
import { routeLayoutAtom } from '#router/routeLayout.ts';
import { Pages } from '#router/Pages.tsx';
import { RouterEffects } from '#router/RouterEffects.tsx';
import { LockBoundary } from '#shell/LockBoundary.tsx';
import { ShellErrorBoundary } from '#router/ShellErrorBoundary.tsx';
import { Shell } from '#shell/Shell.tsx';

/**
 * The root component: the shell is mounted once, and only the page inside it changes with the
 * address.
 */
export function App() {
  return (
    <Provider store={store}>
      <AppLocale>
        <RouterProvider navigate={navigateTo}>
          <ShellErrorBoundary>
            <RouterEffects />
            <LockBoundary>
              <ShellAroundPages />
            </LockBoundary>
          </ShellErrorBoundary>
        </RouterProvider>
      </AppLocale>
    </Provider>
  );
}

const pages = <Pages />;

function ShellAroundPages() {
  return <Shell routeLayout={useAtomValue(routeLayoutAtom)}>{pages}</Shell>;
}
