/** What may stand behind a link at the end of a sentence. */
export const sentenceEnd = /[.,;:!?)\]>"'”’]+$/;
