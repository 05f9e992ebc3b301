import { SupportForm } from '@touchline/ui/shell/SupportSheet';
import { SessionScope } from '#session/SessionScope.tsx';
import { useSupportForm } from './useSupportForm.tsx';

/** The support form connected to the API. */
export function SupportFormContainer() {
  return (
    <SessionScope>
      <FormFields />
    </SessionScope>
  );
}

function FormFields() {
  return <SupportForm {...useSupportForm()} />;
}
