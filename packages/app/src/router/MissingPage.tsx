import { PlainButton } from '@touchline/ui/PlainButton';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reachAtom } from '#platform/client/requests.atoms.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageSkeleton } from '#platform/page/PageSkeleton.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { requestHeadingFocus } from '#platform/address/headingFocus.ts';
import { isSiteReached, loadNewBuild } from '#platform/loading/newBuild.ts';

export interface MissingPageProps {
  /** Loads the code of the page. Resolves with null when that fails. */
  preload: () => Promise<unknown>;
  /** Called when the code is loaded. */
  onArrived: () => void;
  /** Called when the site answers but the code cannot be loaded, even after a reload. */
  onGivenUp: () => void;
}

/** The time between two attempts while the site does not answer, in ms. */
const interval = 15_000;

/**
 * Shown while the code of a page cannot be loaded. It names the reason and retries automatically
 * when the site can be reached.
 */
export function MissingPage({ preload, onArrived, onGivenUp }: MissingPageProps) {
  const { t } = useTranslation();
  const reach = useAtomValue(reachAtom);
  /** The last reason, so that the message stays until the page is loaded. */
  const [shownReach, setShownReach] = useState(reach);
  if (reach !== 'reached' && shownReach !== reach) setShownReach(reach);
  const [isTrying, setTrying] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  async function attempt(isCurrent: () => boolean) {
    const isThere = (await preload()) !== null;
    if (!isCurrent()) return;
    if (!isThere) {
      if ((await isSiteReached()) && isCurrent() && !loadNewBuild()) onGivenUp();
      return;
    }
    // The heading of the page takes the focus, unless the person has moved it out of this message.
    if (ref.current?.contains(document.activeElement)) requestHeadingFocus();
    onArrived();
  }

  const attemptFromEffect = useEffectEvent(attempt);

  useEffect(() => {
    if (reach === 'offline') return;
    let isGone = false;
    const tryAgain = () => void attemptFromEffect(() => !isGone);
    tryAgain();
    const timer = setInterval(tryAgain, interval);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [reach]);

  async function retryByHand() {
    setTrying(true);
    await attempt(() => ref.current !== null);
    setTrying(false);
  }

  if (shownReach === 'reached') return <PageSkeleton />;
  const title = t(shownReach === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle');
  return (
    <div ref={ref}>
      <PageBody isNarrow>
        <PageTitle title={title} />
        <p role="status">{t('errors.pageMissing')}</p>
        <div>
          <PlainButton variant="outlined" isPending={isTrying} onPress={() => void retryByHand()}>
            {t('errors.retry')}
          </PlainButton>
        </div>
      </PageBody>
    </div>
  );
}
