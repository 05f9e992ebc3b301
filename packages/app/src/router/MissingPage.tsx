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
  /** Fetches the code of the page. Null where it still does not come. */
  preload: () => Promise<unknown>;
  /** The code is there now. */
  onArrived: () => void;
  /** The site answers and the code does not come, also from a new build. */
  onGivenUp: () => void;
}

/** Rest between two attempts while the site does not answer, in ms. */
const interval = 15_000;

/** A page whose code could not be fetched. It says why, and comes by itself when the way is back. */
export function MissingPage({ preload, onArrived, onGivenUp }: MissingPageProps) {
  const { t } = useTranslation();
  const reach = useAtomValue(reachAtom);
  /** What is said stays until the page is there. */
  const [said, setSaid] = useState(reach);
  if (reach !== 'reached' && said !== reach) setSaid(reach);
  const [isTrying, setTrying] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  async function attempt(isCurrent: () => boolean) {
    const isThere = (await preload()) !== null;
    if (!isCurrent()) return;
    if (!isThere) {
      if ((await isSiteReached()) && isCurrent() && !loadNewBuild()) onGivenUp();
      return;
    }
    // The focus goes on to the heading of the page unless the person is elsewhere by now.
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

  if (said === 'reached') return <PageSkeleton />;
  const title = t(said === 'offline' ? 'shell.offlineTitle' : 'shell.unreachableTitle');
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
