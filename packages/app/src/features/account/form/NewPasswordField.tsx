import { StrengthMeter } from '@touchline/ui/StrengthMeter';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newPassword } from './NewPasswordField.css.ts';
import { judgePassword, passwordLength } from './passwordStrength.ts';

export interface NewPasswordFieldProps {
  label: string;
  /** Names and addresses of the person, which a password should not be. */
  own: readonly string[];
}

/** A new password with a hint of its strength. */
export function NewPasswordField({ label, own }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const verdict = judgePassword(password, own);
  const { least, most } = passwordLength;
  return (
    <div className={newPassword}>
      <TextField
        name="password"
        type="password"
        label={label}
        description={t('password.rule', { count: least })}
        toggleLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        // Rules instead of `minLength` and `maxLength`: those count UTF-16 units, and `maxLength`
        // would cut a password that is pasted without a word.
        rules={[
          {
            id: 'short',
            message: t('validation.tooShort', { count: least }),
            isMet: (text) => [...text].length >= least,
          },
          {
            id: 'long',
            message: t('validation.tooLong', { count: most }),
            isMet: (text) => [...text].length <= most,
          },
        ]}
        isRequired
      />
      <StrengthMeter
        strength={verdict?.strength}
        label={verdict ? t(`password.hints.${verdict.hint}`) : ''}
      />
    </div>
  );
}
