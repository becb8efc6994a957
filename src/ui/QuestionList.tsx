import { Disclosure } from "./Disclosure";

export interface QuestionListProps {
  questions: readonly { readonly question: string; readonly answer: string }[];
}

/** Questions that open into their answers. */
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
