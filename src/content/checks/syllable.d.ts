declare module "syllable" {
  /** Number of syllables in an English word or text. */
  export default function syllable(text: string): number;
}
