import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isAppearanceChosenAtom,
  isNavigationWideAtom,
  resetAppearanceAtom,
} from '#features/appearance';
import { deviceFavouritesAtom } from '#features/favourites';
import { hasSupportDraftAtom, supportDraftAtom } from '#features/support';
import { forgetAll, hasKept, onKeptChange } from '#platform/kept/keptAnswers.ts';
import { paths } from '#platform/paths.ts';
import {
  readStored,
  storageKeys,
  writeStored,
  type StorageKey,
} from '#platform/storage/storage.ts';
import { forgetPersonalDrafts } from '#session/personalDrafts.ts';
import { part, quiet, row } from '#platform/page/parts.css.ts';

/** What this browser keeps and the person can do without (USER-15). */
export function DeviceData() {
  const { t } = useTranslation();
  const appearance = useAppearance();
  const [favourites, setFavourites] = useAtom(deviceFavouritesAtom);
  const drafts = useDrafts();
  const scores = useStored([storageKeys.seenMatches]);
  const searches = useStored([storageKeys.recentSearches]);
  const pages = useKeptPages();
  const rows = [
    {
      name: 'appearance' as const,
      isThere: appearance.isThere,
      text: t('settingsPage.kept.appearance'),
      clear: appearance.clear,
    },
    {
      name: 'favourites' as const,
      isThere: favourites.length > 0,
      text: t('settingsPage.kept.favourites', { count: favourites.length }),
      clear: () => setFavourites([]),
    },
    {
      name: 'drafts' as const,
      isThere: drafts.isThere,
      text: t('settingsPage.kept.drafts'),
      clear: drafts.clear,
    },
    {
      name: 'scores' as const,
      isThere: scores.isThere,
      text: t('settingsPage.kept.scores'),
      clear: scores.clear,
    },
    {
      name: 'searches' as const,
      isThere: searches.isThere,
      text: t('settingsPage.kept.searches'),
      clear: searches.clear,
    },
    {
      name: 'pages' as const,
      isThere: pages.isThere,
      text: t('settingsPage.kept.pages'),
      clear: pages.clear,
    },
  ].filter(({ isThere }) => isThere);
  return (
    <div className={part}>
      <p className={quiet}>
        {t('settingsPage.dataText')} <Link href={paths.privacy}>{t('settingsPage.toPrivacy')}</Link>
      </p>
      {rows.length === 0 && <p>{t('settingsPage.nothingKept')}</p>}
      {rows.map(({ name, text, clear }) => (
        <div key={name} className={row}>
          <span>{text}</span>
          <Button variant="outlined" aria-label={t(`settingsPage.clear.${name}`)} onPress={clear}>
            {t('settingsPage.delete')}
          </Button>
        </div>
      ))}
    </div>
  );
}

/** The theme, the layout and the like, the width of the navigation and the columns of lists. */
function useAppearance() {
  const isChosen = useAtomValue(isAppearanceChosenAtom);
  const reset = useSetAtom(resetAppearanceAtom);
  const [isWide, setWide] = useAtom(isNavigationWideAtom);
  // Lists read their columns when they are shown.
  const columns = useStored([storageKeys.adminColumns]);
  return {
    isThere: isChosen || isWide || columns.isThere,
    clear() {
      reset();
      setWide(RESET);
      columns.clear();
    },
  };
}

/**
 * The answers that are kept to show pages without a network. The first ones may be kept after the page was
 * drawn. What is kept after a deletion, as the count of messages is, is told by the next visit of the page.
 */
function useKeptPages() {
  const [state, setState] = useState<'none' | 'kept' | 'deleted'>('none');
  useEffect(() => {
    let isCurrent = true;
    const look = () =>
      void hasKept().then((found) => {
        if (isCurrent) setState((before) => (found && before === 'none' ? 'kept' : before));
      });
    look();
    const stop = onKeptChange(look);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return {
    isThere: state === 'kept',
    clear() {
      void forgetAll();
      setState('deleted');
    },
  };
}

const ownDrafts = [
  storageKeys.profileDraft,
  storageKeys.recordDrafts,
  storageKeys.athleteDrafts,
  storageKeys.chatDrafts,
  storageKeys.shortcutDrafts,
] as const;

/** The drafts of the contact form, of the profile, of records, of chats and of shortcuts. */
function useDrafts() {
  const hasSupportDraft = useAtomValue(hasSupportDraftAtom);
  const setSupportDraft = useSetAtom(supportDraftAtom);
  const own = useStored(ownDrafts);
  return {
    isThere: hasSupportDraft || own.isThere,
    clear() {
      setSupportDraft(null);
      own.clear();
      forgetPersonalDrafts();
    },
  };
}

/** Whether the storage holds something under one of these keys, and how that is deleted. */
function useStored(keys: readonly StorageKey[]) {
  const [isThere, setThere] = useState(() => keys.some((key) => readStored(key) !== null));
  return {
    isThere,
    clear() {
      for (const key of keys) writeStored(key, null);
      setThere(false);
    },
  };
}
