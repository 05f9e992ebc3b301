import type { Profile } from '@touchline/contract/account';
import { Avatar } from '@touchline/ui/Avatar';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { useTranslation } from 'react-i18next';
import { differingFields } from '#platform/form/differingFields.ts';
import type { Submission } from '#platform/form/useSubmission.ts';
import { LanguageName } from '#platform/language/LanguageName.tsx';
import type { ProfileFields } from './profileDraft.ts';
import { part, quiet } from '#platform/page/parts.css.ts';
import * as styles from './Profile.css.ts';

export interface ProfileConflictProps {
  own: ProfileFields;
  saved: Profile;
  submission: Submission;
  onKeepOwn: () => void;
  onTakeSaved: () => void;
}

/** Shows both versions of a profile that was changed elsewhere meanwhile, to choose one of them. */
export function ProfileConflict({
  own,
  saved,
  submission,
  onKeepOwn,
  onTakeSaved,
}: ProfileConflictProps) {
  const { t } = useTranslation();
  const names = differingFields<ProfileFields>(own, saved);
  const textOf = (fields: ProfileFields, name: keyof ProfileFields) => {
    if (name === 'newsletter') return t(fields.newsletter ? 'profile.yes' : 'profile.no');
    if (name === 'language') return <LanguageName language={fields.language} />;
    if (name !== 'avatar') return fields[name];
    if (fields.avatar === null) return t('profile.noAvatar');
    // Named, because it is the value that is compared.
    return <Avatar name={fields.givenName} src={fields.avatar} size="large" />;
  };
  const version = (title: string, fields: ProfileFields) => (
    <section className={part} aria-label={title}>
      <h3 className={styles.factName}>{title}</h3>
      <dl className={part}>
        {names.map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={quiet}>{t(name === 'avatar' ? 'profile.avatar' : `signUp.${name}`)}</dt>
            <dd>{textOf(fields, name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
  return (
    <div className={part}>
      <Banner tone="warning" title={t('profile.conflictTitle')}>
        {t('profile.conflictText')}
      </Banner>
      <div className={styles.versions}>
        {version(t('profile.own'), own)}
        {version(t('profile.other'), saved)}
      </div>
      <div className={styles.choices}>
        <Button isPending={submission.isPending} onPress={onKeepOwn}>
          {t('profile.keepOwn')}
        </Button>
        <Button variant="outlined" onPress={onTakeSaved}>
          {t('profile.takeOther')}
        </Button>
      </div>
    </div>
  );
}
