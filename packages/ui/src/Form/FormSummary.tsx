import { ExclamationCircleIcon } from '@heroicons/react/24/outline';
import { Icon } from '../Icon/index.ts';
import { messages as messagesStyle, summary } from './Form.css.ts';

export interface FormSummaryProps {
  messages: string[];
}

/** Deferred until React has committed, because focus listeners may set state. */
function takeFocus(element: HTMLElement | null): void {
  if (element) queueMicrotask(() => element.focus());
}

/** The errors of the form as a whole. It is announced and takes the focus when it appears. */
export function FormSummary({ messages }: FormSummaryProps) {
  return (
    <div ref={takeFocus} className={summary} role="alert" tabIndex={-1}>
      <Icon icon={ExclamationCircleIcon} />
      <div className={messagesStyle}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
