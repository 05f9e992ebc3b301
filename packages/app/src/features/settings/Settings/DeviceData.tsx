import { Button } from '@touchline/ui/Button';
import { Link } from '@touchline/ui/Link';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAppearanceChosenAtom, resetAppearanceAtom } from '#features/appearance';
import { deviceFavouritesAtom } from '#features/favourites';
import { hasSupportDraftAtom, supportDraftAtom } from '#features/support';
import { paths } from '#platform/paths.ts';
import {
  readStored,
  storageKeys,
  writeStored,
  type StorageKey,
} from '#platform/storage/storage.ts';
import { part, quiet, row } from '#platform/page/parts.css.ts';

/** What this browser keeps and the person can do without (USER-15). */
export function DeviceData() {
  const { t } = useTranslation();
  const isAppearanceChosen = useAtomValue(isAppearanceChosenAtom);
  const resetAppearance = useSetAtom(resetAppearanceAtom);
  const [favourites, setFavourites] = useAtom(deviceFavouritesAtom);
  const drafts = useDrafts();
  const scores = useStored([storageKeys.seenMatches]);
  const rows = [
    {
      name: 'appearance' as const,
      isThere: isAppearanceChosen,
      text: t('settingsPage.kept.appearance'),
      clear: resetAppearance,
    },
    {
      name: 'favourites' as const,
      isThere: favourites.length > 0,
      text: t('settingsPage.kept.favourites', { count: favourites.length }),
      clear: () => setFavourites([]),
    },
    {
      name: 'drafts' as const,
      isThere: drafts.areThere,
      text: t('settingsPage.kept.drafts'),
      clear: drafts.clear,
    },
    {
      name: 'scores' as const,
      isThere: scores.areThere,
      text: t('settingsPage.kept.scores'),
      clear: scores.clear,
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

const ownDrafts = [
  storageKeys.profileDraft,
  storageKeys.recordDrafts,
  storageKeys.athleteDrafts,
] as const;

/** The drafts of the contact form, of the profile and of records. */
function useDrafts() {
  const hasSupportDraft = useAtomValue(hasSupportDraftAtom);
  const setSupportDraft = useSetAtom(supportDraftAtom);
  const own = useStored(ownDrafts);
  return {
    areThere: hasSupportDraft || own.areThere,
    clear() {
      setSupportDraft(null);
      own.clear();
    },
  };
}

/** Whether the storage holds something under one of these keys, and how that is deleted. */
function useStored(keys: readonly StorageKey[]) {
  const [areThere, setAreThere] = useState(() => keys.some((key) => readStored(key) !== null));
  return {
    areThere,
    clear() {
      for (const key of keys) writeStored(key, null);
      setAreThere(false);
    },
  };
}
