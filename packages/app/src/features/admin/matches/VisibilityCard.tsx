import type { MatchRecord } from '@touchline/contract/adminMatch';
import { visibilities } from '@touchline/contract/match';
import { Badge } from '@touchline/ui/Badge';
import { Button } from '@touchline/ui/Button';
import { Card } from '@touchline/ui/Card';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/client/client.ts';
import { failureText } from '#platform/form/failure.ts';
import { Refusal } from '#platform/form/Refusal.tsx';
import { showToast } from '#platform/toasts.ts';
import { focusIfLost } from '../record/focusUnlessTyping.ts';
import { offerUndo } from '../record/offerUndo.ts';
import { choices, part, quiet } from '../record/Record.css.ts';
import { inTurn } from '../record/inTurn.ts';
import { orShowCurrent, showSaved } from '../record/showSaved.ts';
import { useLastingSubmission } from '../record/form/useLastingSubmission.ts';
import { visibilityBadges } from '../statusBadges.ts';
import { hasTeams } from './hasTeams.ts';
import type { MatchStateCardProps } from './change/MatchStateCard.tsx';

type Visibility = MatchRecord['visibility'];

/** Who sees a match, and the way to each other choice; a public one needs both teams (MATCH-36). */
export function VisibilityCard({ match, isReadOnly, onSaved }: MatchStateCardProps) {
  const { t } = useTranslation();
  const submission = useLastingSubmission();
  const cardRef = useRef<HTMLDivElement>(null);
  const isPublishable = hasTeams(match);
  const offered = visibilities.filter(
    (each) => each !== match.visibility && (each !== 'public' || isPublishable),
  );

  async function change(before: MatchRecord, visibility: Visibility, signal: AbortSignal) {
    const path = { id: before.id };
    const { sent, saved } = await inTurn('matches', before, ({ version }) =>
      orShowCurrent(
        'matches',
        call('setMatchVisibility', { path, body: { version, visibility }, signal }),
        () => call('adminMatch', { path }),
      ),
    );
    await showSaved('matches', saved);
    onSaved(sent, saved);
    showToast(
      { text: t('adminRecord.stateChanged', { state: t(`admin.visibility.${visibility}`) }) },
      offerUndo(t, (again) => change(saved, before.visibility, again)),
    );
    // The pressed button is replaced by those of the new state.
    focusIfLost(cardRef.current);
  }

  return (
    <Card
      title={t('adminRecord.teams.publishing')}
      actions={
        <Badge
          {...visibilityBadges[match.visibility]}
          text={t(`admin.visibility.${match.visibility}`)}
        />
      }
    >
      <div className={part} ref={cardRef} tabIndex={-1}>
        {!isPublishable && <p className={quiet}>{t('adminRecord.matches.notPublic')}</p>}
        {submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
        <div className={choices}>
          {offered.map((each) => (
            <Button
              key={each}
              variant="outlined"
              isPending={submission.isPending}
              isDisabled={isReadOnly}
              onPress={() => submission.submit((signal) => change(match, each, signal))}
            >
              {t(`adminRecord.matches.publish.${each}`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
