import { Disclosure } from "./Disclosure";

export interface QuestionListProps {
  questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions, each of which opens to show its answer. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
