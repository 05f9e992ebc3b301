import type { TeamRecord } from '@touchline/contract/team';
import { Badge } from '@touchline/ui/Badge';
import { Crest } from '@touchline/ui/Crest';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { teamHref } from '#platform/paths.ts';
import { PreviewLink } from '../preview/PreviewLink.tsx';
import { facts, head, headText } from '../record/Record.css.ts';
import { useSchool } from '../record/fields/useSchool.ts';
import { archivedBadge, visibilityBadges } from '../statusBadges.ts';

/** The name of a team, its school and its state. */
export function TeamHead({ record }: { record: TeamRecord }) {
  const { t } = useTranslation();
  const { id, name, school, crestUrl, colours, season, status, visibility } = record;
  const isPublished = visibility === 'public';
  const owner = useSchool(isPublished ? school.id : '');
  // A published team of a school that waits or is suspended has no public page (TEAM-5).
  const hasPage = isPublished && !(owner.state === 'ready' && owner.value.status !== 'active');
  return (
    <div className={head}>
      <Crest id={school.id} name={school.name} src={crestUrl} colours={colours} size="medium" />
      <div className={headText}>
        <PageTitle title={name} />
        <p className={facts}>
          <span>{school.name}</span>
          <span>{season}</span>
          <Badge
            {...(status === 'archived' ? archivedBadge : visibilityBadges[visibility])}
            text={t(
              status === 'archived'
                ? 'adminRecord.teams.states.archived'
                : `admin.visibility.${visibility}`,
            )}
          />
          {hasPage ? (
            <Link href={teamHref(id)}>{t('adminRecord.teams.toPage')}</Link>
          ) : (
            <PreviewLink area="teams" id={id} />
          )}
        </p>
      </div>
    </div>
  );
}
