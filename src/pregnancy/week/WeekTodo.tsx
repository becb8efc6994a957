import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { TodoList, type TodoListProps } from "./TodoList";

export interface WeekTodoProps {
  week: number;
  /** Month of pregnancy the week is in. */
  month: number;
  items: TodoListProps["items"];
}

/** What to do this week, with links to the checklist of the week and the food of the month. */
export function WeekTodo({ week, month, items }: WeekTodoProps) {
  const t = useTexts();
  return (
    <>
      <TodoList name={`ninni-week-${week}`} items={items} />
      <p className="no-print">
        <LocalLink to="pregnancyChecklist" params={{ hafta: String(week) }}>
          {t("checklist", { n: week })}
        </LocalLink>{" "}
        ·{" "}
        <LocalLink to="pregnancyNutritionMonth" params={{ ay: String(month) }}>
          {t("nutrition", { n: month })}
        </LocalLink>
      </p>
    </>
  );
}
