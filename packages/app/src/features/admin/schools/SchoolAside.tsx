import { schoolTransitions, type SchoolRecord } from '@touchline/contract/school';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { showToast } from '#platform/toasts.ts';
import { rolesAtom } from '#session/session.atoms.ts';
import { part, quiet } from '../record/Record.css.ts';
import { StateCard } from '../record/StateCard.tsx';
import { inTurn } from '../record/inTurn.ts';
import { orShowCurrent, showSaved } from '../record/showSaved.ts';
import { useLastingSubmission } from '../record/form/useLastingSubmission.ts';
import { schoolBadges } from '../statusBadges.ts';
import { code } from './SchoolAside.css.ts';
import type { SchoolRecordFieldsProps } from './schoolValues.ts';
import { SchoolRequests } from './SchoolRequests.tsx';

interface SchoolAsideProps extends SchoolRecordFieldsProps {
  record: SchoolRecord;
}

/**
 * The state of a school, which an administrator changes (SCHOOL-2), the requests to belong to it
 * (ADMIN-35), and its join code (SCHOOL-6).
 */
export function SchoolAside({ form, record }: SchoolAsideProps) {
  const { t } = useTranslation();
  const isAdministrator = useAtomValue(rolesAtom).includes('Administrator');
  return (
    <>
      <StateCard
        form={form}
        record={record}
        title={t('adminRecord.state')}
        text={t(`adminRecord.schools.stateTexts.${record.status}`)}
        transitions={schoolTransitions}
        nameOf={(status) => t(`adminRecord.schools.states.${status}`)}
        look={schoolBadges[record.status]}
        actionTo={(status, from) =>
          status === 'active'
            ? t(
                from === 'pending'
                  ? 'adminRecord.schools.actions.approve'
                  : 'adminRecord.schools.actions.resume',
              )
            : t('adminRecord.schools.actions.suspend')
        }
        isChangeable={isAdministrator}
      />
      <SchoolRequests schoolId={record.id} />
      <JoinCode form={form} record={record} />
    </>
  );
}

function JoinCode({ form, record }: SchoolAsideProps) {
  const { t } = useTranslation();
  const submission = useLastingSubmission();

  async function renew(signal: AbortSignal) {
    const { sent, saved } = await inTurn('schools', record, ({ id, version }) =>
      orShowCurrent(
        'schools',
        call('renewJoinCode', { path: { id }, body: { version }, signal }),
        () => form.kind.fetch(id),
      ),
    );
    form.follow(sent, saved);
    await showSaved('schools', saved);
    showToast('adminRecord.schools.codeRenewed', { tone: 'success' });
  }

  return (
    <Card title={t('adminRecord.schools.joinCode')}>
      <div className={part}>
        <p className={code}>{record.joinCode}</p>
        <p className={quiet}>{t('adminRecord.schools.joinCodeText')}</p>
        {submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
        <div>
          <Button
            variant="outlined"
            isPending={submission.isPending}
            isDisabled={form.isReadOnly}
            onPress={() => submission.submit(renew)}
          >
            {t('adminRecord.schools.renewCode')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
