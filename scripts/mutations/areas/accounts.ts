import { mutationsIn } from '../mutation.ts';

export const accountMutations = [
  ...mutationsIn('packages/app/src/features/account', [
    ['form/neutral.ts', 'a known address is told', 'new Set([404, 409])', 'new Set([404])'],
    ['form/neutral.ts', 'a failure counts as sent', 'telling.has(status) || ', 'status > 0 || '],
    [
      'form/neutral.ts',
      'a refusal at the field of the address tells that it is known',
      ' || (refusing.has(status) && isOfAddress)',
      '',
    ],
    [
      'form/passwordStrength.ts',
      'a password is measured in UTF-16 units',
      'const points = (text: string) => [...text].length',
      'const points = (text: string) => text.length',
    ],
    [
      'form/passwordStrength.ts',
      'digits make a common password uncommon',
      '|| foldedCommon.has(core(whole))',
      '',
    ],
    [
      'form/passwordStrength.ts',
      'a run of letters is as good as any',
      '(Math.abs(step) === 1 && step === steps[index - 1])',
      'false',
    ],
    ['form/passwordStrength.ts', 'a short name is found anywhere', 'points(word) > 3', 'true'],
    [
      'registration/signUpDraft.ts',
      'a draft is kept for good',
      ' || !isKeptDraft(kept.output.savedAt, now)',
      '',
    ],
    [
      'registration/signUpDraft.ts',
      'a stored text of any length comes back',
      'reason: draftText',
      'reason: v.string()',
    ],
    [
      'registration/signUpRequest.ts',
      'the address is changed',
      'email: draft.email.trim()',
      'email: draft.email.trim().toLowerCase()',
    ],
    [
      'registration/signUpRequest.ts',
      'the password is trimmed',
      '    password,\n    givenName',
      '    password: password.trim(),\n    givenName',
    ],
    [
      'registration/signUpRequest.ts',
      'a guardian gives a reason',
      'needsReason(role) ? { reason',
      'role ? { reason',
    ],
    [
      'registration/signUpRequest.ts',
      'who has a code never waits for the school',
      ' || (joinCode !== undefined && needsReason(requestedRole ?? null))',
      '',
    ],
    [
      'registration/signUpRequest.ts',
      'a school goes along although none is asked for',
      'options.hasSchool ? schoolPart',
      'draft.school ? schoolPart',
    ],
    ['registration/age.ts', 'fourteen is old enough', "['from16', 'adult']", "['from13', 'adult']"],
    ['link/linkState.ts', 'a used link has expired', "=== 'used' ? 'used'", "=== 'x' ? 'used'"],
    [
      'link/linkState.ts',
      'any refused field spoils the link',
      "'code' in error.fieldErrors",
      'error.status === 400',
    ],
    [
      'link/secondsLeft.ts',
      'a clock that is set back makes the wait longer',
      'Math.max(0, now - start)',
      'now - start',
    ],
    [
      'captcha/captchaConfig.ts',
      'any provider has a key',
      '/^turnstile:([\\w-]{1,200})$/',
      '/^\\w+:([\\w-]{1,200})$/',
    ],
  ]),
  ...mutationsIn('packages/app/deploy', [
    [
      'headers.ts',
      'the captcha may run scripts everywhere',
      'const captcha = hasCaptcha ? [captchaOrigin]',
      'const captcha = true ? [captchaOrigin]',
    ],
    [
      'page.ts',
      'a captcha can leave its attribute',
      '[\\w-]{1,200})?$/.test(captcha)',
      '.*)?$/.test(captcha)',
    ],
  ]),
  ...mutationsIn('packages/app/src/platform/client', [
    [
      'problem.ts',
      'the reason of a refusal is lost',
      "typeof reason === 'string' ? reason : undefined",
      'undefined',
    ],
  ]),
];
