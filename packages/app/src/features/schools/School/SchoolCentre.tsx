import type { SchoolPreview } from '@touchline/contract/preview';
import type { SchoolProfile } from '@touchline/contract/school';
import { Card } from '@touchline/ui/Card';
import { pictureAddress } from '@touchline/ui/href';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '#features/favourites';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { paths } from '#platform/paths.ts';
import { GivenMatches, MatchFeed } from '../MatchFeed.tsx';
import { PageHead } from '../PageHead.tsx';
import { PrintButton } from '../PrintButton.tsx';
import { schoolRequest, schoolTeamsRequest } from '../schools.ts';
import { Office } from './Office.tsx';
import * as styles from './School.css.ts';
import { Section } from './Section.tsx';
import { GivenTeams, Teams } from './Teams.tsx';

export interface SchoolCentreProps {
  school: SchoolProfile;
  isStale: boolean;
  /** What a preview shows instead of asking for it; nothing is done with it (ADMIN-9). */
  preview?: Pick<SchoolPreview, 'teams' | 'next' | 'last'>;
}

/** Asks again for all that the page shows. */
function refreshAll(id: string): Promise<unknown> {
  return Promise.all([
    revalidateCached(schoolRequest(id).key),
    revalidateCached(schoolTeamsRequest(id).key),
    revalidateCachedUnder('matchesOf'),
  ]);
}

/** The head, the teams, the matches and the office of a school. */
export function SchoolCentre({ school, isStale, preview }: SchoolCentreProps) {
  const { t } = useTranslation();
  const { id, name, colours, logoUrl, coverUrl, about, aboutLanguage, city, type } = school;
  // A preview stands in a page of the admin area.
  const Frame = preview ? Fragment : PageBody;
  return (
    <Frame>
      <PageHead
        title={name}
        crest={{ id, name, colours, src: logoUrl }}
        above={{ label: t('schools.toList'), href: paths.schools }}
        facts={[t(`school.type.${type}`), city].filter(Boolean).join(' · ')}
        actions={
          !preview && (
            <>
              <FavouriteButton kind="school" id={id} name={name} />
              <PrintButton />
            </>
          )
        }
      />
      <Cover key={coverUrl} address={coverUrl} />
      {isStale && <StaleNote onRefresh={() => refreshAll(id)} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={t('school.teams')}>
            {preview ? (
              <GivenTeams teams={preview.teams} />
            ) : (
              <Teams schoolId={id} isPageStale={isStale} />
            )}
          </Section>
          <Section title={t('school.next')}>
            {preview ? (
              <GivenMatches matches={preview.next} period="next" isPart />
            ) : (
              <MatchFeed owner={{ schoolId: id }} period="next" isPart isPageStale={isStale} />
            )}
          </Section>
          <Section title={t('school.last')}>
            {preview ? (
              <GivenMatches matches={preview.last} period="last" isPart />
            ) : (
              <MatchFeed owner={{ schoolId: id }} period="last" isPart isPageStale={isStale} />
            )}
          </Section>
        </div>
        <div className={styles.column}>
          {about && (
            <Card title={t('school.about')}>
              <p className={styles.about} lang={aboutLanguage ?? undefined}>
                {about}
              </p>
            </Card>
          )}
          <Office school={school} />
        </div>
      </div>
    </Frame>
  );
}

/** The photograph of a school; nothing in the place of one that cannot be shown. */
function Cover({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false);
  const source = pictureAddress(address);
  if (!source || isBroken) return null;
  return <img className={styles.cover} src={source} alt="" onError={() => setBroken(true)} />;
}
