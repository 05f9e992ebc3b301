import { Banner } from '@touchline/ui/Banner';
import { Breadcrumbs } from '@touchline/ui/Breadcrumbs';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useAtomValue } from 'jotai';
import { memo, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { errorText } from '#platform/client/errorText.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { sessionNumberAtom } from '#platform/sessionScope.ts';
import { userAtom } from '#session/session.atoms.ts';
import { adminAreas } from '../../adminAreas.ts';
import { NoSchool } from '../../NoSchool.tsx';
import { DryRunProgress } from './DryRunProgress.tsx';
import { ImportActions } from './ImportActions.tsx';
import { ImportedFileCard } from './ImportedFileCard.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportStart } from './ImportStart.tsx';
import { page } from './Import.css.ts';
import { RowSheet } from './RowSheet.tsx';
import { useImport, type Import as ImportState } from './useImport.ts';

/** The page on which matches are created from a CSV file, after a dry run (ADMIN-7). */
export function ImportPage() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  // What was read must not outlast the session of the person who chose the file.
  const session = useAtomValue(sessionNumberAtom);
  if (!user) return null;
  const isAdministrator = user.roles.includes('Administrator');
  return (
    <PageBody>
      <Breadcrumbs
        label={t('adminRecord.breadcrumbs')}
        items={[
          { label: t('adminRecord.matches.list'), href: adminAreas.matches.path },
          { label: t('adminImport.title') },
        ]}
      />
      <PageTitle title={t('adminImport.title')} />
      {!isAdministrator && user.school && (
        <Banner tone="info" title={t('adminImport.ownSchool', { school: user.school.name })} />
      )}
      {!isAdministrator && !user.school ? (
        <NoSchool />
      ) : (
        <Import key={session} schoolId={isAdministrator ? null : (user.school?.id ?? '')} />
      )}
    </PageBody>
  );
}

function Import({ schoolId }: { schoolId: string | null }) {
  const { t } = useTranslation();
  const form = useImport(schoolId);
  // Drawing many rows again must not hold up the typing in the sheet before them.
  const deferred = useDeferredValue(form);
  const { file, rows, vocabulary } = form;
  const report = useRef<HTMLDivElement>(null);
  if (!vocabulary) return <Skeleton label={t('shell.loading')} lines={8} />;
  if (!file) return <ImportStart refusal={form.refusal} onChoose={form.choose} />;
  const shown = deferred.file ? deferred : form;
  const isUnfinished = rows.some(({ state }) => ['ready', 'wrong', 'unsure'].includes(state));
  return (
    <div className={page}>
      <FileOf form={shown} />
      {/* Not deferred, because it takes the focus from the button that goes when it comes. */}
      {rows.length > 0 && <ImportReport ref={report} form={form} file={file} />}
      <RowsOf form={shown} />
      {rows.length > 0 && <ImportActions form={form} report={report} />}
      <RowSheet form={form} file={file} />
      <LeaveQuestion hasChanges={form.isFixed || isUnfinished || rows.length === 0} kept="day" />
    </div>
  );
}

/** The file, and whether its names could be looked up. */
const FileOf = memo(function FileOf({ form }: { form: ImportState }) {
  const { t } = useTranslation();
  const { file, nameLookups } = form;
  if (!file) return null;
  return (
    <>
      <ImportedFileCard form={form} file={file} />
      {nameLookups.error !== null && (
        <LoadError failure={{ ...nameLookups, message: errorText(t, nameLookups.error) }} />
      )}
    </>
  );
});

/** The rows, as far as they are looked up. */
const RowsOf = memo(function RowsOf({ form }: { form: ImportState }) {
  const { t } = useTranslation();
  const { nameLookups, rows } = form;
  if (rows.length > 0) return <ImportRows form={form} />;
  return <DryRunProgress lookups={nameLookups} label={t('adminImport.lookingUp')} />;
});
