import { requestedRoles, type RequestedRole } from '@touchline/contract/account';
import { ComboBox } from '@touchline/ui/ComboBox';
import { Link } from '@touchline/ui/Link';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { TextArea } from '@touchline/ui/TextArea';
import { TextField } from '@touchline/ui/TextField';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findSchools } from '#platform/form/findSchools.ts';
import { moreOptionsText } from '#platform/form/moreOptionsText.ts';
import { useOptionSearch } from '#platform/form/useOptionSearch.ts';
import { useOptionSearchLabels } from '#platform/form/useOptionSearchLabels.ts';
import { paths } from '#platform/paths.ts';
import { lengthRules } from '../form/lengthRules.ts';
import type { SignUpDraft } from './signUpDraft.ts';
import { needsReason } from './signUpRequest.ts';
import { codeLength, useSchoolOfCode } from './useSchoolOfCode.ts';

/** The length of a reason, as the contract has it (SIGNUP-6). */
const reasonLength = 300;

export interface SchoolFieldsProps {
  draft: SignUpDraft;
  onChange: (changes: Partial<SignUpDraft>) => void;
  /** Called with the name of the school of the join code; null where it is not known. */
  onSchoolOfCode: (name: string | null) => void;
}

/** The school of a sign-up and what the person is there. */
export function SchoolFields({ draft, onChange, onSchoolOfCode }: SchoolFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <RadioGroup
        name="schoolBy"
        label={t('signUpWithSchool.by')}
        value={draft.schoolBy}
        onChange={(value) => onChange({ schoolBy: value === 'code' ? 'code' : 'name' })}
      >
        <Radio value="name">{t('signUpWithSchool.byName')}</Radio>
        <Radio value="code" description={t('signUpWithSchool.byCodeText')}>
          {t('signUpWithSchool.byCode')}
        </Radio>
      </RadioGroup>
      {draft.schoolBy === 'code' ? (
        <JoinCodeField onSchool={onSchoolOfCode} />
      ) : (
        <SchoolField school={draft.school} onChange={(school) => onChange({ school })} />
      )}
      <RadioGroup
        name="requestedRole"
        label={t('signUpWithSchool.role')}
        value={draft.role}
        onChange={(value) => onChange({ role: value as RequestedRole })}
        isRequired
      >
        {requestedRoles.map((role) => (
          <Radio key={role} value={role}>
            {t(`roles.${role}`)}
          </Radio>
        ))}
      </RadioGroup>
      {needsReason(draft.role) && (
        <TextArea
          name="reason"
          label={t('signUpWithSchool.reason')}
          description={t('signUpWithSchool.reasonText', { count: reasonLength })}
          value={draft.reason}
          onChange={(reason) => onChange({ reason })}
          rules={lengthRules(t, { most: reasonLength })}
          isRequired
        />
      )}
    </>
  );
}

function JoinCodeField({ onSchool }: { onSchool: (name: string | null) => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const found = useSchoolOfCode(code);
  const name = found.state === 'found' ? found.name : null;
  const text = name === null ? null : t('signUpWithSchool.codeOf', { school: name });
  useEffect(() => onSchool(name), [name, onSchool]);
  return (
    <>
      <TextField
        name="joinCode"
        label={t('signUpWithSchool.code')}
        description={text ?? t('signUpWithSchool.codeText')}
        autoComplete="off"
        value={code}
        onChange={setCode}
        rules={lengthRules(t, codeLength)}
        isRequired
        {...(found.state === 'unknown' ? { errorMessage: t('signUpWithSchool.codeWrong') } : {})}
      />
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
    </>
  );
}

interface SchoolFieldProps {
  school: SignUpDraft['school'];
  onChange: (school: SignUpDraft['school']) => void;
}

function SchoolField({ school, onChange }: SchoolFieldProps) {
  const { t } = useTranslation();
  const { state, options, total, search } = useOptionSearch(findSchools);
  const labels = useOptionSearchLabels(state);
  // The chosen school stays an option, so that the field knows its name.
  const chosen = school && !options.some(({ id }) => id === school.id) ? [school] : [];
  const offered = [...options, ...chosen.map(({ id, name }) => ({ id, label: name }))];
  return (
    <>
      <ComboBox
        name="schoolId"
        label={t('signUpWithSchool.school')}
        placeholder={t('signUpWithSchool.schoolPlaceholder')}
        options={state === 'short' ? chosen.map(({ id, name }) => ({ id, label: name })) : offered}
        value={school?.id ?? null}
        defaultInputValue={school?.name ?? ''}
        onChange={(id) => {
          const found = offered.find((option) => option.id === id);
          onChange(found ? { id: found.id, name: found.label } : null);
        }}
        onSearch={search}
        isLoading={state === 'searching'}
        labels={labels}
        more={moreOptionsText(t, options.length, total)}
        isRequired
      />
      <p>
        <Link href={paths.contactUs}>{t('signUpWithSchool.notListed')}</Link>
      </p>
    </>
  );
}
