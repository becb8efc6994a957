declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** Axes of a variable font: a number pins an axis, a range keeps it. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features whose shapes and rules stay; all of them where none is named. */
    keepFeatures?: readonly string[];
    /** Leaves out instructions for screens of few pixels. */
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
