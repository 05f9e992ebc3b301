import { TextField } from '@touchline/ui/TextField';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { failureOf, type Failure } from '#platform/form/failure.ts';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { showToast } from '#platform/toasts.ts';
import { userAtom } from '#session/session.atoms.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { KnownUsername } from '../form/KnownUsername.tsx';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { devicesKey } from './profile.ts';
import { part, quiet } from '#platform/page/parts.css.ts';

const fieldNames = ['current', 'password'];

/** The id of the rule that the server alone checks. */
const wrong = 'wrong';

function describe(t: TFunction, error: unknown): Failure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const failure = failureOf(t, error, fieldNames);
  // This refusal always means a wrong password. The text of the server may be in another language.
  if (failure.fields['current']) failure.fields['current'] = [wrong];
  return failure;
}

/**
 * Changes the password of a person who enters the current one (USER-11). Nothing typed here is
 * stored.
 */
export function PasswordForm() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const submission = useSubmission(fieldNames, describe);
  const [changes, setChanges] = useState(0);

  async function submit(values: FormData, signal: AbortSignal) {
    const body = {
      current: String(values.get('current')),
      password: String(values.get('password')),
    };
    await call('changePassword', { body, signal });
    if (signal.aborted) return;
    // A new key empties the fields.
    setChanges(changes + 1);
    showToast('profile.passwordChanged', { tone: 'success' });
    void revalidateCached(devicesKey);
  }

  return (
    <div className={part}>
      <p className={quiet}>{t('profile.passwordText')}</p>
      <AccountForm
        key={changes}
        part={t('profile.password')}
        submission={submission}
        submitLabel={t('profile.changePassword')}
        variant="outlined"
        onSubmit={submit}
      >
        <KnownUsername email={user?.email ?? ''} />
        <TextField
          name="current"
          type="password"
          label={t('profile.currentPassword')}
          toggleLabel={t('signIn.showPassword')}
          autoComplete="current-password"
          rules={[{ id: wrong, message: t('unlock.wrong'), isMet: () => true }]}
          isRequired
        />
        <NewPasswordField
          label={t('resetPassword.password')}
          own={user ? [user.name, user.email] : []}
          refusal={submission.failure?.fields['password']}
        />
      </AccountForm>
    </div>
  );
}
