import { roles as allRoles, type Role } from '@touchline/contract/user';
import { Checkbox } from '@touchline/ui/Checkbox';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { useTranslation } from 'react-i18next';
import { part } from '../record/Record.css.ts';
import { AudienceCount } from './AudienceCount.tsx';
import { ChosenRecords } from './ChosenRecords.tsx';
import { isHalfChosen, type ChosenAudience, type MessageFieldsProps } from './messageValues.ts';

const kinds = ['all', 'roles', 'schools', 'teams'] as const;

/** Who gets a message, chosen in words, and how many those are (ADMIN-10, ADMIN-114). */
export function AudienceField({ form }: MessageFieldsProps) {
  const { t } = useTranslation();
  const { audience } = form.values;
  const isDisabled = form.isReadOnly || form.isFixed;
  // Hidden once the message is sent: its state shows how many have received it, and the audience may
  // have changed since.
  const isOnItsWay = form.isFixed && form.record?.status !== 'scheduled';
  const change = (changes: Partial<ChosenAudience>) =>
    form.change({ audience: { ...audience, ...changes } });
  const errorMessage = ['kind', 'roles', 'schoolIds', 'teamIds']
    .map((name) => form.fieldErrorText(`audience.${name}`))
    .find(Boolean);

  /** Sets the kind of audience. It is not validated yet, because its members are chosen next. */
  function chooseKind(kind: string) {
    const next = { ...audience, kind };
    form.change({ audience: next }, isHalfChosen(next));
  }

  function toggle(role: Role, isChosen: boolean) {
    const others = audience.roles.filter((each) => each !== role);
    change({ roles: isChosen ? [...others, role] : others });
  }

  return (
    <div
      className={part}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) form.leave('audience');
      }}
    >
      <RadioGroup
        name={form.nameOf('audience')}
        label={t('adminRecord.messages.goesToWhom')}
        value={audience.kind || null}
        onChange={chooseKind}
        isRequired
        isDisabled={isDisabled}
        {...(errorMessage ? { errorMessage } : {})}
      >
        {kinds.map((kind) => (
          <Radio key={kind} value={kind}>
            {t(`adminRecord.messages.audienceKinds.${kind}`)}
          </Radio>
        ))}
      </RadioGroup>
      {audience.kind === 'roles' && (
        <div
          className={part}
          role="group"
          aria-label={t('adminRecord.messages.audienceKinds.roles')}
        >
          {allRoles.map((role) => (
            <Checkbox
              key={role}
              isSelected={audience.roles.includes(role)}
              onChange={(isChosen) => toggle(role, isChosen)}
              isDisabled={isDisabled}
            >
              {t(`admin.audience.${role}`)}
            </Checkbox>
          ))}
        </div>
      )}
      {audience.kind === 'schools' && (
        <ChosenRecords
          key="schools"
          area="schools"
          ids={audience.schoolIds}
          onChange={(schoolIds) => change({ schoolIds })}
          isDisabled={isDisabled}
        />
      )}
      {audience.kind === 'teams' && (
        <ChosenRecords
          key="teams"
          area="teams"
          ids={audience.teamIds}
          onChange={(teamIds) => change({ teamIds })}
          isDisabled={isDisabled}
        />
      )}
      {!isOnItsWay && <AudienceCount audience={audience} variant="strong" />}
    </div>
  );
}
