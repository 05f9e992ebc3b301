import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { SupportFormContainer } from '../SupportFormContainer.tsx';

/** The page with the form for messages to the support. */
export function ContactUs() {
  const { t } = useTranslation();
  return (
    <PageBody isNarrow>
      <PageTitle title={t('support.title')} />
      <SupportFormContainer />
    </PageBody>
  );
}
