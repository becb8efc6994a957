/** Fragments for records of what is safe to eat, do and take. */
import { graphql } from "gatsby";

export const foodLink = graphql`
  fragment FoodLink on Food {
    path(language: $lang)
    title(language: $lang)
    pregnancy {
      verdict
      label(language: $lang)
    }
  }
`;

export const thingLink = graphql`
  fragment ThingLink on EverydayThing {
    path(language: $lang)
    title(language: $lang)
    pregnancy {
      verdict
      label(language: $lang)
    }
  }
`;

export const afterwardSigns = graphql`
  fragment AfterwardSigns on CanISigns {
    stage
    isWhole
    signs {
      ...ShownSign
    }
  }
`;
