import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Form } from '@touchline/ui/Form';
import { Link } from '@touchline/ui/Link';
import { Radio, RadioGroup } from '@touchline/ui/RadioGroup';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validationMessages } from '#platform/language/validationMessages.ts';
import { paths } from '#platform/paths.ts';
import { ageBands, isOldEnough, parseAgeBand } from './age.ts';
import { forgetSignUp, isAgeKnownAtom } from './signUpDraft.atoms.ts';

/** Asks for the age before anything else. Of somebody who is too young nothing is kept. */
export function AgeQuestion() {
  const { t } = useTranslation();
  const setAgeKnown = useSetAtom(isAgeKnownAtom);
  const [isTooYoung, setTooYoung] = useState(false);
  if (isTooYoung) {
    return (
      <Banner
        title={t('age.tooYoungTitle')}
        action={<Link href={paths.contactUs}>{t('age.contact')}</Link>}
      >
        {t('age.tooYoungText')}
      </Banner>
    );
  }
  return (
    <Form
      messages={validationMessages(t)}
      onSubmit={(values) => {
        const band = parseAgeBand(values.get('age'));
        if (band && isOldEnough(band)) return setAgeKnown(true);
        forgetSignUp();
        setTooYoung(true);
      }}
    >
      <RadioGroup name="age" label={t('age.question')} description={t('age.why')} isRequired>
        {ageBands.map((band) => (
          <Radio key={band} value={band}>
            {t(`age.${band}`)}
          </Radio>
        ))}
      </RadioGroup>
      <Button type="submit" size="large" isFullWidth>
        {t('age.continue')}
      </Button>
    </Form>
  );
}
