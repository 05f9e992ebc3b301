import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { liveStateAtom } from '#features/live';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { version } from '#platform/version.ts';
import { links, list } from '../texts/texts.css.ts';
import { TextPart } from '../texts/TextPart.tsx';

const texts = ['who', 'operator', 'children'] as const;

/** The open data sets that the product can show, with their licences (ABOUT-2). */
const sources = [
  { name: 'openfootball', licence: 'CC0 1.0', href: 'https://github.com/openfootball' },
  { name: 'Cricsheet', licence: 'ODC-BY 1.0', href: 'https://cricsheet.org' },
] as const;

/** The page that describes the product, its users and its promises. */
export function AboutUs() {
  const { t } = useTranslation();
  const live = useAtomValue(liveStateAtom);
  return (
    <PageBody isNarrow>
      <PageTitle title={t('about.title')} />
      <p>{t('about.intro')}</p>
      {texts.map((name) => (
        <TextPart key={name} title={t(`about.${name}Title`)}>
          <p>{t(`about.${name}Text`)}</p>
        </TextPart>
      ))}
      <TextPart title={t('about.dataTitle')}>
        <p>{t('about.dataText')}</p>
        <ul className={list}>
          {sources.map(({ name, licence, href }) => (
            <li key={name}>
              <Link href={href} newTabLabel={t('signUp.newTab')}>
                {name}
              </Link>
              {' · '}
              {t(`about.sources.${name}`, { licence })}
            </li>
          ))}
        </ul>
      </TextPart>
      <TextPart title={t('about.accessTitle')}>
        <p>{t('about.accessText')}</p>
      </TextPart>
      <TextPart title={t('about.versionTitle')}>
        <p>{version}</p>
      </TextPart>
      <TextPart title={t('about.liveTitle')}>
        <p role="status">{t(`about.live.${live}`)}</p>
      </TextPart>
      <p className={links}>
        <Link href={paths.privacy}>{t('privacy.title')}</Link>
        <Link href={paths.terms}>{t('terms.title')}</Link>
        <Link href={paths.contactUs}>{t('about.contact')}</Link>
      </p>
    </PageBody>
  );
}
