import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { lengthRules } from './lengthRules.ts';

/** The maximum length of an e-mail address (RFC 5321). */
const maxLength = 254;

export interface EmailFieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (email: string) => void;
}

/** The address of an account, which password managers keep as the name of its person. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      label={t('signIn.email')}
      autoComplete="username"
      rules={lengthRules(t, { most: maxLength })}
      isRequired
    />
  );
}
