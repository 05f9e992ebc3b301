import type { Profile } from '@touchline/contract/account';
import { Checkbox } from '@touchline/ui/Checkbox';
import { Link } from '@touchline/ui/Link';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { LeaveQuestion } from '#platform/form/LeaveQuestion.tsx';
import { noRefusals, RefusalsContext } from '#platform/form/refusals.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { parseLanguage } from '#platform/language/languages.ts';
import { LanguageName } from '#platform/language/LanguageName.tsx';
import { named } from '#platform/language/named.ts';
import { offeredLanguages } from '#platform/language/offeredLanguages.ts';
import { schoolHref } from '#platform/paths.ts';
import { showToast } from '#platform/toasts.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { lengthRules } from '../form/lengthRules.ts';
import { fetchProfile, refreshUser, saveProfile, showProfile } from './profile.ts';
import { part, quiet } from '#platform/page/parts.css.ts';
import { fact, factName } from './Profile.css.ts';
import { ProfileConflict } from './ProfileConflict.tsx';
import { changesOf } from './profileDraft.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import { useProfileDraft } from './useProfileDraft.ts';

const fieldNames = ['givenName', 'familyName', 'language', 'newsletter', 'avatar'];

/** The longest name (SIGNUP-1). */
const longestName = 60;

/** The names, the language, the newsletter and the picture of the person (USER-10). */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { fields, version, hasChanges, change, rebase, startSaving, discard } =
    useProfileDraft(profile);
  const [conflict, setConflict] = useState<Profile | null>(null);
  const submission = useSubmission(fieldNames);

  async function save(base: Profile, baseVersion: number, signal: AbortSignal) {
    const settle = startSaving();
    const changes = changesOf(fields, base);
    let saved = base;
    try {
      if (Object.keys(changes).length > 0) saved = await saveProfile(baseVersion, changes, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || signal.aborted) throw error;
      const current = await fetchProfile();
      if (signal.aborted) return;
      if (Object.keys(changesOf(fields, current)).length > 0) return setConflict(current);
      // All of it is saved already: the answer to an attempt before did not arrive.
      await showProfile(current);
      saved = current;
    }
    if (signal.aborted) return;
    settle(saved);
    await refreshUser();
    if (!signal.aborted) showToast('profile.saved', { tone: 'success' });
  }

  const leaveQuestion = <LeaveQuestion hasChanges={hasChanges} kept="untilSignOut" />;
  if (conflict) {
    return (
      <>
        <ProfileConflict
          own={fields}
          saved={conflict}
          submission={submission}
          onKeepOwn={() => {
            rebase(conflict.version);
            void showProfile(conflict);
            setConflict(null);
            submission.submit((signal) => save(conflict, conflict.version, signal));
          }}
          onTakeSaved={() => {
            discard();
            void showProfile(conflict);
            setConflict(null);
          }}
        />
        {leaveQuestion}
      </>
    );
  }

  const name = (field: 'givenName' | 'familyName', autoComplete: string) => (
    <TextField
      name={field}
      label={t(`signUp.${field}`)}
      autoComplete={autoComplete}
      rules={lengthRules(t, { most: longestName })}
      value={fields[field]}
      onChange={(text) => change({ [field]: text })}
      isRequired
    />
  );
  return (
    <>
      <AccountForm
        part={t('profile.about')}
        submission={submission}
        submitLabel={t('profile.save')}
        onSubmit={(_values, signal) => save(profile, version, signal)}
      >
        <dl className={part}>
          <div className={fact}>
            <dt className={factName}>{t('signIn.email')}</dt>
            <dd>{profile.email}</dd>
            <dd className={quiet}>{t('profile.emailText')}</dd>
          </div>
          {profile.school && (
            <div className={fact}>
              <dt className={factName}>{t('profile.school')}</dt>
              <dd>
                <Link href={schoolHref(profile.school.id)}>{named(t, profile.school.name)}</Link>
              </dd>
            </div>
          )}
        </dl>
        <RefusalsContext value={submission.failure?.fields ?? noRefusals}>
          <ProfilePicture fields={fields} onChange={(avatar) => change({ avatar })} />
        </RefusalsContext>
        {name('givenName', 'given-name')}
        {name('familyName', 'family-name')}
        <RadioGroup
          name="language"
          label={t('signUp.language')}
          orientation="horizontal"
          value={fields.language}
          onChange={(value) => change({ language: parseLanguage(value) })}
        >
          {offeredLanguages.map(({ id }) => (
            <Radio key={id} value={id}>
              <LanguageName language={id} />
            </Radio>
          ))}
        </RadioGroup>
        <Checkbox
          name="newsletter"
          isSelected={fields.newsletter}
          onChange={(newsletter) => change({ newsletter })}
        >
          {t('signUp.newsletter')}
        </Checkbox>
      </AccountForm>
      {leaveQuestion}
    </>
  );
}
