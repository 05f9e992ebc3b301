import { StrengthMeter } from '@touchline/ui/StrengthMeter';
import { TextField } from '@touchline/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthRules } from './lengthRules.ts';
import { newPassword } from './NewPasswordField.css.ts';
import { judgePassword, passwordLength, type PasswordVerdict } from './passwordStrength.ts';

export interface NewPasswordFieldProps {
  label: string;
  /** Names and addresses of the person, which a password should not be. */
  own: readonly string[];
  /** What the server said against the password that was sent last; the same array for one answer. */
  refusal: readonly string[] | undefined;
}

const refusedPassword: PasswordVerdict = { strength: 'weak', hint: 'refused' };

/** A new password with a hint of its strength. */
export function NewPasswordField({ label, own, refusal }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState({ refusal, password });
  if (refusal && refusal !== refused.refusal) setRefused({ refusal, password });
  const isRefused = refused.refusal !== undefined && refused.password === password;
  const verdict = isRefused ? refusedPassword : judgePassword(password, own);
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
