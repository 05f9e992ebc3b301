import type { JoinRequest } from '@touchline/contract/account';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { DateTime } from '@touchline/ui/DateTime';
import { useTranslation } from 'react-i18next';
import { named } from '#platform/language/named.ts';
import { serverNow } from '#platform/serverClock.ts';
import { choices, quiet, row } from '../record/Record.css.ts';
import type { RequestDecision } from './DecisionQuestion.tsx';
import * as styles from './JoinRequests.css.ts';

export interface RequestCardProps {
  request: JoinRequest;
  /** Whether this person decides it. */
  mayDecide: boolean;
  /** Whether another decision is still sent, whose question was closed. */
  isPending: boolean;
  /** Without a connection nothing can be decided. */
  isReadOnly: boolean;
  onDecide: (decision: RequestDecision['decision']) => void;
}

/** Who asks to be what at which school, why and since when, and the ways to decide it. */
export function RequestCard({
  request,
  mayDecide,
  isPending,
  isReadOnly,
  onDecide,
}: RequestCardProps) {
  const { t } = useTranslation();
  const { email, school, role, reason, createdAt } = request;
  const name = named(t, request.name);
  return (
    <Card>
      <div className={row}>
        <div className={styles.facts}>
          <h2 className={styles.name}>{name}</h2>
          <p className={quiet}>{email}</p>
          <p>{t('admin.requests.as', { role: t(`profile.request.roles.${role}`) })}</p>
          <p>{t('admin.requests.school', { school: school.name })}</p>
          {reason && <p>{t('admin.requests.reason', { reason })}</p>}
          <p className={quiet}>
            {t('admin.requests.since')}{' '}
            <DateTime value={createdAt} format="relative" now={serverNow} />
          </p>
        </div>
        {mayDecide ? (
          <div className={choices}>
            <Button
              variant="outlined"
              isPending={isPending}
              isDisabled={isReadOnly}
              aria-label={t('admin.requests.approveOf', { name })}
              onPress={() => onDecide('approved')}
            >
              {t('admin.requests.approve')}
            </Button>
            <Button
              variant="outlined"
              isPending={isPending}
              isDisabled={isReadOnly}
              aria-label={t('admin.requests.refuseOf', { name })}
              onPress={() => onDecide('refused')}
            >
              {t('admin.requests.refuse')}
            </Button>
          </div>
        ) : (
          <p className={quiet}>{t('admin.requests.others')}</p>
        )}
      </div>
    </Card>
  );
}
