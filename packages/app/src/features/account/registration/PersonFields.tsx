import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextField } from '@touchline/ui/TextField';
import { useTranslation } from 'react-i18next';
import { parseLanguage } from '#platform/language/languages.ts';
import { LanguageName } from '#platform/language/LanguageName.tsx';
import { offeredLanguages } from '#platform/language/offeredLanguages.ts';
import { lengthRules } from '../form/lengthRules.ts';
import type { SignUpDraft } from './signUpDraft.ts';

export interface PersonFieldsProps {
  draft: SignUpDraft;
  onChange: (changes: Partial<SignUpDraft>) => void;
}

/** The longest name (SIGNUP-1). */
const maxNameLength = 60;

/** Given and family name. */
export function NameFields({ draft, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="givenName"
        label={t('signUp.givenName')}
        autoComplete="given-name"
        rules={lengthRules(t, { most: maxNameLength })}
        value={draft.givenName}
        onChange={(givenName) => onChange({ givenName })}
        isRequired
      />
      <TextField
        name="familyName"
        label={t('signUp.familyName')}
        autoComplete="family-name"
        rules={lengthRules(t, { most: maxNameLength })}
        value={draft.familyName}
        onChange={(familyName) => onChange({ familyName })}
        isRequired
      />
    </>
  );
}

/** The language in which the person gets mails. */
export function LanguageField({ draft, onChange }: PersonFieldsProps) {
  const { t, i18n } = useTranslation();
  return (
    <RadioGroup
      name="language"
      label={t('signUp.language')}
      orientation="horizontal"
      value={draft.language ?? parseLanguage(i18n.language)}
      onChange={(value) => onChange({ language: parseLanguage(value) })}
    >
      {offeredLanguages.map(({ id }) => (
        <Radio key={id} value={id}>
          <LanguageName language={id} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
