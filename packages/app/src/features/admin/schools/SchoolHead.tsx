import type { SchoolRecord } from '@touchline/contract/school';
import { Badge } from '@touchline/ui/Badge';
import { Crest } from '@touchline/ui/Crest';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { schoolHref } from '#platform/paths.ts';
import { PreviewLink } from '../preview/PreviewLink.tsx';
import { facts, head, headText } from '../record/Record.css.ts';
import { schoolBadges } from '../statusBadges.ts';

/** The name, the crest and the state of a school. */
export function SchoolHead({ record }: { record: SchoolRecord }) {
  const { t } = useTranslation();
  const { id, name, logoUrl, colours, status } = record;
  return (
    <div className={head}>
      <Crest id={id} name={name} src={logoUrl} colours={colours} size="medium" />
      <div className={headText}>
        <PageTitle title={name} />
        <p className={facts}>
          <Badge {...schoolBadges[status]} text={t(`adminRecord.schools.states.${status}`)} />
          {status === 'active' ? (
            <Link href={schoolHref(id)}>{t('adminRecord.schools.toPage')}</Link>
          ) : (
            <PreviewLink area="schools" id={id} />
          )}
        </p>
      </div>
    </div>
  );
}
