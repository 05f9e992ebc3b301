import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { consentVersions } from '#features/account';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import type { storageKeys } from '#platform/storage/storage.ts';
import { links, list, quiet } from './texts.css.ts';
import { TextPart } from './TextPart.tsx';

/** The text of the notice for each storage key; a key without one does not compile. */
const textKeys = {
  session: 'session',
  sessionExpired: 'session',
  appearance: 'appearance',
  language: 'appearance',
  wideNavigation: 'appearance',
  adminColumns: 'appearance',
  matchAnnouncements: 'appearance',
  favourites: 'favourites',
  supportDraft: 'drafts',
  signUpDraft: 'drafts',
  profileDraft: 'drafts',
  recordDrafts: 'records',
  athleteDrafts: 'drafts',
  chatDrafts: 'drafts',
  shortcutDrafts: 'drafts',
  lastActivity: 'activity',
  seenMatches: 'scores',
  recentSearches: 'searches',
  fonts: 'seen',
} as const satisfies Record<keyof typeof storageKeys, string>;

/** What is stored in the browser: those keys, the kept answers and the outboxes. */
const inBrowser = [...new Set([...Object.values(textKeys), 'seen', 'waiting'] as const)];

/** What the product sends to its server. */
const inService = [
  'account',
  'favourites',
  'messages',
  'chats',
  'shortcuts',
  'devices',
  'supportMessages',
] as const;

const texts = ['children', 'others', 'rights'] as const;

/** The privacy notice: what is kept where, and whom to ask (ABOUT-3). */
export function Privacy() {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('privacy.title')} />
      <p className={quiet}>{t('terms.version', { version: consentVersions.privacyNotice })}</p>
      <p>{t('privacy.introduction')}</p>
      <TextPart title={t('privacy.browserTitle')}>
        <p>{t('privacy.browserText')}</p>
        <ul className={list}>
          {inBrowser.map((name) => (
            <li key={name}>{t(`privacy.browser.${name}`)}</li>
          ))}
        </ul>
      </TextPart>
      <TextPart title={t('privacy.serviceTitle')}>
        <p>{t('privacy.serviceText')}</p>
        <ul className={list}>
          {inService.map((name) => (
            <li key={name}>{t(`privacy.service.${name}`)}</li>
          ))}
        </ul>
      </TextPart>
      {texts.map((name) => (
        <TextPart key={name} title={t(`privacy.${name}Title`)}>
          <p>{t(`privacy.${name}Text`)}</p>
        </TextPart>
      ))}
      <p className={links}>
        <Link href={paths.terms}>{t('terms.title')}</Link>
        <Link href={paths.contactUs}>{t('about.contact')}</Link>
      </p>
    </PageBody>
  );
}
