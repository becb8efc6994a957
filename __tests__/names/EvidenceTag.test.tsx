import { screen } from "@testing-library/react";
import { EvidenceTag } from "../../src/names/EvidenceTag";
import { languages } from "../../src/routes/routes";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

test.each(languages)("says each level of evidence in words, and no two look the same (%s)", (language) => {
  const text = textsIn(language);
  const levels = ["compared", "editors", "disputed"] as const;
  renderIn(
    language,
    <div>
      {levels.map((level) => (
        <EvidenceTag key={level} evidence={level} />
      ))}
    </div>,
  );
  const tags = levels.map((level) => screen.getByText(text(`evidence.${level}`)));
  expect(new Set(tags.map(({ className }) => className)).size).toBe(3);
});
