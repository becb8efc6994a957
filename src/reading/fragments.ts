/** Query fragment for the blocks of a text, used by all pages with texts to read. */
import { graphql } from "gatsby";

export const sectionBlocks = graphql`
  fragment SectionBlocks on TextSection {
    key
    heading(language: $lang)
    text(language: $lang)
    list(language: $lang)
    steps(language: $lang)
    table {
      caption(language: $lang)
      head(language: $lang)
      rows {
        cells(language: $lang)
      }
    }
    links {
      path(language: $lang)
      text(language: $lang)
    }
  }
`;

export const stagedSigns = graphql`
  fragment StagedSigns on ArticleSigns {
    stage
    isWhole
    isAfterLoss
    signs {
      ...ShownSign
    }
  }
`;

export const partLink = graphql`
  fragment PartLink on ArticlePart {
    key
    order
    title(language: $lang)
    description(language: $lang)
    path(language: $lang)
    minutes(language: $lang)
  }
`;
