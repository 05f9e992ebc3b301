import { StrengthMeter } from '@touchline/ui/StrengthMeter';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthRules } from './lengthRules.ts';
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
  return (
    <div className={newPassword}>
      <TextField
        name="password"
        type="password"
        label={label}
        description={t('password.rule', { count: passwordLength.least })}
        toggleLabel={t('signIn.showPassword')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        rules={lengthRules(t, passwordLength, false)}
        isRequired
      />
      <StrengthMeter
        strength={verdict?.strength}
        label={verdict ? t(`password.hints.${verdict.hint}`) : ''}
      />
    </div>
  );
}
