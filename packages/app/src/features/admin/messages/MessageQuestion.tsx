import { RecallQuestion } from './RecallQuestion.tsx';
import { ScheduleQuestion } from './ScheduleQuestion.tsx';
import { SendQuestion, type QuestionProps } from './SendQuestion.tsx';

const questions = { send: SendQuestion, schedule: ScheduleQuestion, recall: RecallQuestion };

export type MessageQuestionKind = keyof typeof questions;

/** What is asked before a message goes out or is recalled. One file, so that a press awaits one. */
export function MessageQuestion({ kind, ...props }: QuestionProps & { kind: MessageQuestionKind }) {
  const Question = questions[kind];
  return <Question {...props} />;
}
