import { PlainButton } from '@touchline/ui/PlainButton';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageSkeleton } from '#platform/page/PageSkeleton.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { requestHeadingFocus } from '#platform/location/headingFocus.ts';
import { isSiteReachable, reloadForNewBuild } from '#platform/loading/newBuild.ts';

export interface PageLoadErrorProps {
  /** Loads the code of the page. Resolves with null when that fails. */
  preload: () => Promise<unknown>;
  /** Called when the code is loaded. */
  onLoaded: () => void;
  /** Called when the site answers but the code cannot be loaded, even after a reload. */
  onGiveUp: () => void;
}

/** The time between two attempts while the site does not answer, in ms. */
const retryInterval = 15_000;

/**
 * Shown while the code of a page cannot be loaded. It names the reason and retries automatically
 * when the site can be reached.
 */
export function PageLoadError({ preload, onLoaded, onGiveUp }: PageLoadErrorProps) {
  const { t } = useTranslation();
  const connectivity = useAtomValue(connectivityAtom);
  /** The last reason, so that the message stays until the page is loaded. */
  const [shownConnectivity, setShownConnectivity] = useState(connectivity);
  if (connectivity !== 'online' && shownConnectivity !== connectivity)
    setShownConnectivity(connectivity);
  const [isRetrying, setRetrying] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  async function attempt(isCurrent: () => boolean) {
    const isLoaded = (await preload()) !== null;
    if (!isCurrent()) return;
    if (!isLoaded) {
      if (!(await isSiteReachable()) || !isCurrent()) return;
      if (!(await reloadForNewBuild()) && isCurrent()) onGiveUp();
      return;
    }
    // The heading of the page takes the focus, unless the person has moved it out of this message.
    if (ref.current?.contains(document.activeElement)) requestHeadingFocus();
    onLoaded();
  }

  const attemptFromEffect = useEffectEvent(attempt);

  useEffect(() => {
    if (connectivity === 'offline') return;
    let isUnmounted = false;
    const retry = () => void attemptFromEffect(() => !isUnmounted);
    retry();
    const timer = setInterval(retry, retryInterval);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [connectivity]);

  async function retryOnPress() {
    setRetrying(true);
    await attempt(() => ref.current !== null);
    setRetrying(false);
  }

  if (shownConnectivity === 'online') return <PageSkeleton />;
  const title = t(
    shownConnectivity === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle',
  );
  return (
    <div ref={ref}>
      <PageBody isNarrow>
        <PageTitle title={title} />
        <p role="status">{t('errors.pageMissing')}</p>
        <div>
          <PlainButton
            variant="outlined"
            isPending={isRetrying}
            onPress={() => void retryOnPress()}
          >
            {t('errors.retry')}
          </PlainButton>
        </div>
      </PageBody>
    </div>
  );
}
