/** Fragments for danger signs. */
import { graphql } from "gatsby";

export const shownSign = graphql`
  fragment ShownSign on Sign {
    key
    text(language: $lang)
    weekFrom
    weekTo
    tiers {
      stage
      tier
    }
  }
`;

export const stagedAdvice = graphql`
  fragment StagedAdvice on Advice {
    stage
    home(language: $lang)
    isWhole
    signs {
      text(language: $lang)
      sign {
        ...ShownSign
      }
    }
  }
`;

export const warningSet = graphql`
  fragment WarningSet on WarningSigns {
    openWeeks
    signs {
      ...ShownSign
    }
    sources {
      ...SourceLine
    }
  }
`;

export const wholeList = graphql`
  fragment WholeList on CoreSigns {
    stage
    core {
      ...ShownSign
    }
    more {
      ...ShownSign
    }
  }
`;
