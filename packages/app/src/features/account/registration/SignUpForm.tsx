import type { TFunction } from 'i18next';
import { useAtom, useSetAtom } from 'jotai';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { parseLanguage } from '#platform/language/languages.ts';
import { paths } from '#platform/paths.ts';
import { accountStateAtom, type AccountState } from '../account.atoms.ts';
import { captchaKey } from '../captcha/captchaConfig.ts';
import { LazyCaptcha } from '../captcha/LazyCaptcha.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { EmailField } from '../form/EmailField.tsx';
import { failureOf, type Failure } from '#platform/form/failure.ts';
import { neutral } from '../form/neutral.ts';
import { NewPasswordField } from '../form/NewPasswordField.tsx';
import { useSubmission } from '#platform/form/useSubmission.ts';
import { useNavigate } from '#platform/reactRouter.ts';
import { useAccountHref } from '../useAccountHref.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { LanguageField, NameFields } from './PersonFields.tsx';
import type { SchoolFieldsProps } from './SchoolFields.tsx';
import { removeStoredDraft, signUpDraftAtom } from './signUpDraft.atoms.ts';
import { signUpRequest, waitsForSchool, type SignUpRequest } from './signUpRequest.ts';

const fields = [
  'schoolId',
  'joinCode',
  'requestedRole',
  'reason',
  'givenName',
  'familyName',
  'email',
  'password',
  'language',
  'terms',
  'privacyNotice',
  'newsletter',
];

/** Thrown when only the token of the captcha is missing. */
class MissingCaptchaError extends Error {
  override readonly name = 'MissingCaptchaError';
}

function describe(t: TFunction, error: unknown): Failure | undefined {
  if (error instanceof MissingCaptchaError) return { text: t('captcha.missing'), fields: {} };
  if (!(error instanceof ApiError)) return undefined;
  const failure = failureOf(t, error, fields);
  // It could tell that the address is known (SIGNUP-8). A refusal of it alone counts as done.
  delete failure.fields['email'];
  // Each of these refusals has one meaning. The text of the server may be in another language.
  if (failure.fields['joinCode']) failure.fields['joinCode'] = [t('signUpWithSchool.codeWrong')];
  if (failure.fields['schoolId']) failure.fields['schoolId'] = [t('signUpWithSchool.schoolGone')];
  return failure;
}

/** What the confirmation knows of an account that was just asked for. */
function accountAfter(
  body: SignUpRequest,
  { school, hasSchool }: { school: string | null | undefined; hasSchool: boolean },
): AccountState {
  return {
    email: body.email,
    linkSentAt: Date.now(),
    resetSentAt: null,
    requestedSchool: waitsForSchool(body) ? (school ?? '') : null,
    signUpPath: hasSchool ? paths.signUpWithSchool : paths.signUp,
  };
}

export interface SignUpFormProps {
  /** The fields of the school. Only the page that needs them loads their code. */
  schoolFields?: ComponentType<SchoolFieldsProps>;
}

/** The form of a new account; both sign-up pages share it and its draft. */
export function SignUpForm({ schoolFields: SchoolFields }: SignUpFormProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const href = useAccountHref();
  const [draft, setDraft] = useAtom(signUpDraftAtom);
  const setAccount = useSetAtom(accountStateAtom);
  const [siteKey] = useState(captchaKey);
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [captchaNumber, setCaptchaNumber] = useState(1);
  /** The school of the join code; in memory alone, as the code is. */
  const [schoolOfCode, setSchoolOfCode] = useState<string | null>(null);
  const submission = useSubmission(fields, describe);
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });

  async function submit(values: FormData, signal: AbortSignal) {
    if (siteKey !== null && captchaToken === null) throw new MissingCaptchaError();
    const body = signUpRequest(
      draft,
      {
        password: String(values.get('password')),
        joinCode: String(values.get('joinCode') ?? ''),
        newsletter: values.has('newsletter'),
        captchaToken,
      },
      { language: parseLanguage(i18n.language), hasSchool: SchoolFields !== undefined },
    );
    try {
      await neutral(call('signUp', { body, signal }));
    } catch (error) {
      // The server has asked the provider about the token, and the provider takes it only once.
      setCaptchaToken(null);
      setCaptchaNumber(captchaNumber + 1);
      throw error;
    }
    if (signal.aborted) return;
    removeStoredDraft();
    const school = body.joinCode === undefined ? draft.school?.name : schoolOfCode;
    setAccount(accountAfter(body, { school, hasSchool: SchoolFields !== undefined }));
    await navigate(href(paths.confirmationRequired));
  }

  return (
    <AccountForm submission={submission} submitLabel={t('signUp.submit')} onSubmit={submit}>
      {SchoolFields && (
        <SchoolFields draft={draft} onChange={change} onSchoolOfCode={setSchoolOfCode} />
      )}
      <NameFields draft={draft} onChange={change} />
      <EmailField value={draft.email} onChange={(email) => change({ email })} />
      <NewPasswordField
        label={t('signIn.password')}
        own={[draft.givenName, draft.familyName, draft.email]}
        refusal={submission.failure?.fields['password']}
      />
      <LanguageField draft={draft} onChange={change} />
      <ConsentFields />
      {siteKey !== null && (
        <LazyCaptcha key={captchaNumber} siteKey={siteKey} onToken={setCaptchaToken} />
      )}
    </AccountForm>
  );
}
