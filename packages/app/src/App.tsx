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
import { SessionEffects } from '#shell/SessionEffects.tsx';
import { Shell, type ShellProps } from '#shell/Shell.tsx';

/**
 * The root component: the shell is mounted once, and only the page inside it changes with the
 * address.
 */
export function App({ Frame }: Pick<ShellProps, 'Frame'>) {
  return (
    <Provider store={store}>
      <AppLocale>
        <RouterProvider navigate={navigateTo}>
          <ShellErrorBoundary>
            <RouterEffects />
            <SessionEffects />
            <LockBoundary>
              <ShellAroundPages Frame={Frame} />
            </LockBoundary>
          </ShellErrorBoundary>
        </RouterProvider>
      </AppLocale>
    </Provider>
  );
}

const pages = <Pages />;

function ShellAroundPages({ Frame }: Pick<ShellProps, 'Frame'>) {
  return (
    <Shell routeLayout={useAtomValue(routeLayoutAtom)} Frame={Frame}>
      {pages}
    </Shell>
  );
}
