import { SupportForm } from '@touchline/ui/shell/SupportSheet';
import { PerSession } from '#session/PerSession.tsx';
import { useSupportForm } from './useSupportForm.ts';

/** The support form connected to the API. */
export function SupportFormContainer() {
  return (
    <PerSession>
      <FormFields />
    </PerSession>
  );
}

function FormFields() {
  return <SupportForm {...useSupportForm()} />;
}
