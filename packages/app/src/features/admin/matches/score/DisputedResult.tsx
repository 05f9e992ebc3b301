import type { MatchRecord } from '@touchline/contract/adminMatch';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import type { TFunction } from 'i18next';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { choices, part } from '../../record/Record.css.ts';
import { isPlayedOn } from '../change/changeRequest.ts';
import { fullScoreLine } from './fullScoreLine.ts';
import type { MatchAction } from '../change/matchActions.ts';
import type { ResultField, TypedResult } from './resultMerge.ts';
import { isEmpty, scoreOf, type TypedScore } from './typedScore.ts';
import type { ChangeForm } from '../change/useChangeDraft.ts';

export interface DisputedResultProps {
  match: MatchRecord;
  action: MatchAction;
  form: ChangeForm;
  /** The notice, which takes the focus when something has to be chosen first. */
  ref: RefObject<HTMLDivElement | null>;
}

/** What somebody else has saved of a result while it was typed here, to choose from (ADMIN-87). */
export function DisputedResult({ match, action, form, ref }: DisputedResultProps) {
  const { t } = useTranslation();
  const { disputed, typed, saved, choose } = form;
  if (disputed.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className={part}>
      {disputed.map((field) => (
        <Banner
          key={field}
          tone="warning"
          title={t('adminRecord.matches.disputed.title', { field: fieldText(t, field) })}
          action={
            <span className={choices}>
              {(['mine', 'theirs'] as const).map((whose) => (
                <Button
                  key={whose}
                  variant="outlined"
                  onPress={() => {
                    // The pressed button is unmounted together with the notice.
                    ref.current?.closest<HTMLElement>('[role="group"]')?.focus();
                    choose(field, whose);
                  }}
                >
                  {t(`adminRecord.matches.disputed.${whose}`, {
                    value: valueText(t, field, whose === 'mine' ? typed : saved, action),
                  })}
                </Button>
              ))}
            </span>
          }
        >
          {t(match.updatedBy ? 'adminRecord.savedBy' : 'adminRecord.savedElsewhere', {
            name: match.updatedBy,
          })}
        </Banner>
      ))}
    </div>
  );
}

function fieldText(t: TFunction, field: ResultField): string {
  switch (field) {
    case 'score':
      return t('admin.columns.score');
    case 'penalties':
      return t('adminRecord.matches.decisions.penalties');
    default:
      return t(`adminRecord.matches.${field}`);
  }
}

function valueText(
  t: TFunction,
  field: ResultField,
  { score, decidedBy, penalties, resultText }: TypedResult,
  action: MatchAction,
): string {
  switch (field) {
    case 'score':
      if (isEmpty(score)) return t('match.noScore');
      return fullScoreLine(t, scoreOf(score, isPlayedOn(action))) ?? unfinishedLine(score);
    case 'decidedBy':
      return t(`adminRecord.matches.decisions.${decidedBy as 'regular'}`);
    case 'penalties':
      return `${shown(penalties.home)} – ${shown(penalties.away)}`;
    case 'resultText':
      return resultText.trim() || t('adminRecord.nothing');
  }
}

const shown = (text: string) => text.trim() || '…';

/** A score of which parts are not typed yet, or are no numbers: as it stands in the fields. */
function unfinishedLine({ kind, points, sets, innings }: TypedScore): string {
  switch (kind) {
    case 'points':
      return `${shown(points.home)} – ${shown(points.away)}`;
    case 'sets':
      return sets.map(({ home, away }) => `${shown(home)}–${shown(away)}`).join(', ');
    case 'innings':
      return innings.map(({ runs, wickets }) => `${shown(runs)}/${shown(wickets)}`).join(', ');
  }
}
