import { Card } from '@touchline/ui/Card';
import { Link } from '@touchline/ui/Link';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { AppearanceSettings } from '@touchline/ui/shell/SettingsDrawer';
import { Switch } from '@touchline/ui/Switch';
import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useAppearanceSettings, type LoadLayout } from '#features/appearance';
import { isMatchAnnouncedAtom } from '#platform/announcements.atoms.ts';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { parseLanguage } from '#platform/language/languages.ts';
import { LanguageName } from '#platform/language/LanguageName.tsx';
import { offeredLanguages } from '#platform/language/offeredLanguages.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { DeviceData } from './DeviceData.tsx';
import { part, quiet } from '#platform/page/parts.css.ts';

/** The page with what a person can set; each choice takes effect at once (USER-14). */
export function Settings({ loadLayout }: { loadLayout: LoadLayout }) {
  const { t } = useTranslation();
  const [isMatchAnnounced, setMatchAnnounced] = useAtom(isMatchAnnouncedAtom);
  return (
    <PageBody isNarrow>
      <PageTitle title={t('settings.title')} />
      <p className={quiet}>{t('settingsPage.introduction')}</p>
      <Card title={t('settingsPage.appearance')}>
        <AppearanceSettings {...useAppearanceSettings(loadLayout, true)} />
      </Card>
      <Card title={t('settingsPage.language')}>
        <RadioGroup
          label={t('settingsPage.languageLabel')}
          value={useAtomValue(languageAtom)}
          onChange={(value) => chooseLanguage(parseLanguage(value))}
        >
          {offeredLanguages.map(({ id }) => (
            <Radio key={id} value={id}>
              <LanguageName language={id} />
            </Radio>
          ))}
        </RadioGroup>
      </Card>
      <Card title={t('settingsPage.screenReader')}>
        <Switch
          label={t('settingsPage.announcements')}
          description={t('settingsPage.announcementsText')}
          isSelected={isMatchAnnounced}
          onChange={setMatchAnnounced}
        />
      </Card>
      <Card title={t('settingsPage.data')}>
        <DeviceData />
      </Card>
      <Card title={t('settingsPage.lock')}>
        <div className={part}>
          <p>{t('settingsPage.lockText')}</p>
          <p>
            <Link href={paths.unlockSession}>{t('settingsPage.lockNow')}</Link>
          </p>
        </div>
      </Card>
    </PageBody>
  );
}
